public import Foundation

extension ImageInspector {
    /// Most bytes of a file that are looked at: more are no page.
    public static let byteLimit = 1 << 29

    /// Walks the bytes of `content`, a `Data` or `[UInt8]`.
    public static func inspect(_ content: some ContiguousBytes) throws(ImageError) -> ImageFacts {
        try content.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try inspect(bytes) }
        }.get()
    }

    /// The format that the first bytes of `content` announce.
    public static func sniff(_ content: some ContiguousBytes) -> ImageFormat? {
        content.withUnsafeBytes { bytes in sniff(bytes) }
    }

    /// Walks the file at `path`.
    public static func inspect(path: String) throws(ImageError) -> ImageFacts {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
        defer { close(descriptor) }
        return try inspect(fileDescriptor: descriptor, path: path)
    }

    /// Walks the whole file behind `descriptor`, wherever its offset stands; `path` is for the error's words.
    ///
    /// The file is mapped, not read: whoever owns it must not shorten it meanwhile.
    public static func inspect(
        fileDescriptor descriptor: Int32,
        path: String = ""
    ) throws(ImageError) -> ImageFacts {
        let file = try MappedFile(descriptor, path: path, limit: byteLimit)
        return try file.withBytes(inspect)
    }
}
