import Foundation
import MangaCrypto
import MangaImaging
import Synchronization

/// The file that one page is written to while it arrives, hashed on the way.
///
/// Safe to use from any one thread at a time. Locked for as long as the value lives: who opens the same page again
/// meanwhile, in this process or another, begins a new file, and this one is no longer accepted.
public final class PartFile: Sendable {
    /// Most bytes that are taken for a page: more are no picture.
    public static let byteLimit = ImageInspector.byteLimit

    private struct State: ~Copyable {
        var count = 0
        var digest = SHA256()
        var isSealed = false
    }

    /// Between two looks at what is left of the disk.
    private static let stride = 1 << 18

    let path: String
    /// Bytes of the disk that are left alone.
    private let reserve: Int
    private let descriptor: Int32
    private let state: Mutex<State>

    /// Opens what an earlier visit left at `path`, or begins.
    init(path: String, reserve: Int = 0) throws(StorageError) {
        try PartFile.check(reserve, path: path, adding: 0)
        let descriptor = try PartFile.open(path)
        var state = State()
        do {
            state.count = try Files.feed(&state.digest, from: descriptor, path: path)
        } catch {
            close(descriptor)
            throw error
        }
        self.path = path
        self.reserve = reserve
        self.descriptor = descriptor
        self.state = Mutex(state)
    }

    deinit {
        close(descriptor)
    }

    /// Bytes in it now.
    public var count: Int {
        state.withLock { $0.count }
    }

    /// Adds `bytes` at the end; throws `StorageError.noSpace` or `.disk`.
    ///
    /// What reached the file before a failure counts, so that a later `append` continues behind it.
    public func append(_ bytes: UnsafeRawBufferPointer) throws {
        try state.withLock { state in
            guard !state.isSealed else { throw StorageError.superseded(path: path) }
            if state.count / PartFile.stride != (state.count + bytes.count) / PartFile.stride {
                try PartFile.check(reserve, path: path, adding: bytes.count)
            }
            let writing = Files.write(bytes, to: descriptor, at: state.count, path: path)
            state.digest.update(UnsafeRawBufferPointer(rebasing: bytes[..<writing.count]))
            state.count += writing.count
            if let failure = writing.failure { throw failure }
        }
    }

    /// Empties it, for a server that sends the whole again; throws `StorageError`.
    public func restart() throws {
        try state.withLock { state in
            guard !state.isSealed else { throw StorageError.superseded(path: path) }
            guard ftruncate(descriptor, 0) == 0 else { throw StorageError(errno: errno, path: path) }
            state = State()
        }
    }

    /// Ends the writing: bytes that come too late must not change an accepted page.
    func seal() -> (count: Int, sha256: String) {
        state.withLock { state in
            state.isSealed = true
            return (state.count, state.digest.finish())
        }
    }

    /// Whether the file at `path` still is this one, with just the bytes that were written here.
    var isCurrent: Bool {
        var mine = stat()
        guard fstat(descriptor, &mine) == 0, let there = Files.status(path) else { return false }
        return mine.st_ino == there.st_ino && mine.st_dev == there.st_dev && Int(mine.st_size) == count
    }

    private static func check(_ reserve: Int, path: String, adding count: Int) throws(StorageError) {
        guard reserve > 0 else { return }
        let free = Files.freeSpace(at: path)
        guard free < reserve + count else { return }
        throw .noSpace(needed: reserve + count, available: free)
    }

    private static func open(_ path: String) throws(StorageError) -> Int32 {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = Foundation.open(path, flags, Files.fileMode)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        try Files.remove(path)
        return try fresh(path)
    }

    private static func fresh(_ path: String) throws(StorageError) -> Int32 {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = Foundation.open(path, flags, Files.fileMode)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .superseded(path: path)
        }
        return descriptor
    }
}
