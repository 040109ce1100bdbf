import Foundation

extension ImageInspector {
    /// Decodes every pixel of the JPEG, PNG, WebP or GIF at `path`, and walks files of other formats.
    ///
    /// Finds damage inside a file whose structure is whole. A picture of more than `PageImage.pixelLimit` pixels is
    /// walked only.
    public static func decode(path: String) throws(ImageError) -> ImageFacts {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
        defer { close(descriptor) }
        let file = try MappedFile(descriptor, path: path, limit: byteLimit)
        return try file.withBytes { bytes throws(ImageError) in
            let facts = try inspect(bytes)
            try decode(bytes, facts)
            return facts
        }
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, _ facts: ImageFacts) throws(ImageError) {
        guard facts.width * facts.height <= PageImage.pixelLimit else { return }
        switch facts.format {
        case .jpeg: _ = try JPEGCodec.decode(bytes, facts, isStrict: true)
        case .png: _ = try PNGCodec.decode(bytes, facts)
        case .webp: _ = try WebPCodec.decode(bytes, facts)
        case .gif: try GIFPixels(ImageBytes(bytes, as: .gif)).check()
        case .avif, .jxl, .bmp: break
        }
    }
}
