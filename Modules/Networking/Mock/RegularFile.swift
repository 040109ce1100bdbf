import Foundation

/// Reads files, and nothing that may never end: a pipe or a device is `EINVAL`, a folder `EISDIR`.
enum RegularFile {
    /// What the system says, by its error number; an error of its own, since what takes the bytes may throw the system's too.
    struct Failure: Error {
        let code: Int32
    }

    /// The most bytes of one piece.
    static let portion = 65_536

    /// Hands the file at `path` to `take` piece by piece; throws `Failure`, and what `take` throws.
    static func read(_ path: String, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        if let code = flaw(of: descriptor) { throw Failure(code: code) }
        var buffer = [UInt8](repeating: 0, count: portion)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Failure(code: errno) }
            if count == 0 { return }
            try buffer.withUnsafeBytes { try take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Why the file at `path` cannot be read, as an error number; nil where it can.
    static func flaw(of path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        return flaw(of: descriptor)
    }

    private static func flaw(of descriptor: Int32) -> Int32? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return errno }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFDIR: return EISDIR
        default: return EINVAL
        }
    }
}
