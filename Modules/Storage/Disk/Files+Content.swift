import Foundation
import MangaCrypto

extension Files {
    /// Makes a file or folder survive a power cut.
    static func sync(_ path: String) throws(StorageError) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: path) }
    }

    /// Writes a whole file, synced, in the place of one that may be there.
    static func write(_ bytes: some ContiguousBytes, to path: String) throws(StorageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, fileMode)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
        defer { close(descriptor) }
        let writing = bytes.withUnsafeBytes { write($0, to: descriptor, at: 0, path: path) }
        if let failure = writing.failure { throw failure }
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: path) }
    }

    /// Writes `bytes` at `offset`, however often the kernel stops half way; how many reached the file, and what kept the
    /// rest from it.
    static func write(
        _ bytes: UnsafeRawBufferPointer,
        to descriptor: Int32,
        at offset: Int,
        path: String
    ) -> (count: Int, failure: StorageError?) {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                return (done, StorageError(errno: count == 0 ? EIO : errno, path: path, needed: rest.count))
            }
            done += count
        }
        return (done, nil)
    }

    /// Gives a file a second name, or copies it where the disk has no second names; false where it is gone.
    static func link(_ path: String, to other: String) throws(StorageError) -> Bool {
        if Foundation.link(path, other) == 0 { return true }
        if errno == ENOENT, status(path) == nil { return false }
        try copy(path, to: other)
        return true
    }

    private static func copy(_ path: String, to other: String) throws(StorageError) {
        let source = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard source >= 0 else { throw StorageError(errno: errno, path: path) }
        defer { close(source) }
        let target = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, fileMode)
        guard target >= 0 else { throw StorageError(errno: errno, path: other) }
        defer { close(target) }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var offset = 0
        while true {
            let count = pread(source, &buffer, buffer.count, off_t(offset))
            if count == 0 { return }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StorageError(errno: errno, path: path) }
            let writing = buffer.withUnsafeBytes { bytes in
                write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), to: target, at: offset, path: other)
            }
            if let failure = writing.failure { throw failure }
            offset += count
        }
    }

    /// The bytes of a small file; nil where it is missing, unreadable or larger than `limit`.
    static func read(_ path: String, limit: Int) -> [UInt8]? {
        guard let size = size(path), size <= limit else { return nil }
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < size {
            let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// SHA-256 of a file's bytes.
    static func digest(of path: String) throws(StorageError) -> String {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
        defer { close(descriptor) }
        var digest = SHA256()
        _ = try feed(&digest, from: descriptor, path: path)
        return digest.finish()
    }

    /// Hands the bytes behind `descriptor` to `digest`, from the first on; how many they were.
    static func feed(
        _ digest: inout SHA256,
        from descriptor: Int32,
        path: String
    ) throws(StorageError) -> Int {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_size == 0 { return 0 }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var offset = 0
        while true {
            let count = pread(descriptor, &buffer, buffer.count, off_t(offset))
            if count == 0 { return offset }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StorageError(errno: errno, path: path) }
            digest.update(buffer[..<count])
            offset += count
        }
    }
}
