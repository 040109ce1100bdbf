import Foundation

/// A regular file in memory, read-only, for as long as the value lives.
struct MappedFile: ~Copyable {
    private let bytes: UnsafeRawBufferPointer

    init(_ descriptor: Int32, path: String, limit: Int) throws(ImageError) {
        let size = try MappedFile.size(descriptor, path: path, limit: limit)
        guard size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unreadable(path: path, errno: errno)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        guard let start = bytes.baseAddress else { return }
        munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }

    borrowing func withBytes<Answer, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try body(bytes)
    }

    private static func size(_ descriptor: Int32, path: String, limit: Int) throws(ImageError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooManyBytes(size, limit: limit) }
        return size
    }
}
