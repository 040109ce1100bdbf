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
        /// Bytes in the file, and in the digest.
        var written = 0
        var digest = SHA256()
        /// What comes behind them.
        var gathered: [UInt8] = []
        var isSealed = false

        var count: Int { written + gathered.count }
    }

    /// Pieces that are smaller are written together.
    private static let portion = 1 << 16
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
            state.written = try Files.feed(&state.digest, from: descriptor, path: path)
        } catch {
            close(descriptor)
            throw error
        }
        self.path = path
        self.reserve = reserve
        self.descriptor = descriptor
        self.state = Mutex(state)
    }

    /// What was not accepted stays for the next visit.
    deinit {
        // What could not be written comes again then.
        try? state.withLock { if !$0.isSealed { try flush(&$0) } }
        close(descriptor)
    }

    /// Bytes in it now, the ones to be written included.
    public var count: Int {
        state.withLock { $0.count }
    }

    /// Adds `bytes` at the end; throws `StorageError.noSpace`, `.reserveNotKept` or `.disk`.
    ///
    /// What reached the file before a failure counts, so that a later `append` continues behind it.
    public func append(_ bytes: UnsafeRawBufferPointer) throws {
        try state.withLock { state in
            guard !state.isSealed else { throw StorageError.superseded(path: path) }
            if state.gathered.count + bytes.count > PartFile.portion { try flush(&state) }
            // A large piece goes as it is: it need not be copied.
            guard bytes.count < PartFile.portion else { return try write(bytes, &state) }
            if state.gathered.isEmpty { state.gathered.reserveCapacity(PartFile.portion) }
            state.gathered.append(contentsOf: bytes)
        }
    }

    /// Writes what is gathered; what does not reach the file is no longer part of it.
    private func flush(_ state: inout State) throws {
        guard !state.gathered.isEmpty else { return }
        var gathered: [UInt8] = []
        swap(&gathered, &state.gathered)
        defer {
            gathered.removeAll(keepingCapacity: true)
            swap(&gathered, &state.gathered)
        }
        try gathered.withUnsafeBytes { try write($0, &state) }
    }

    private func write(_ bytes: UnsafeRawBufferPointer, _ state: inout State) throws {
        if state.written / PartFile.stride != (state.written + bytes.count) / PartFile.stride {
            try PartFile.check(reserve, path: path, adding: bytes.count)
        }
        let writing = Files.write(bytes, to: descriptor, at: state.written, path: path)
        state.digest.update(UnsafeRawBufferPointer(rebasing: bytes[..<writing.count]))
        state.written += writing.count
        if let failure = writing.failure { throw failure }
    }

    /// Writes everything that was added.
    func flush() throws {
        try state.withLock { try flush(&$0) }
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
    ///
    /// The bytes are on their way to the disk from then on, so that it does not take long to sync them later.
    func seal() -> (count: Int, sha256: String) {
        // What comes of it is seen by the sync.
        defer { _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) }
        return state.withLock { state in
            state.isSealed = true
            state.gathered = []
            return (state.written, state.digest.finish())
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
        let free = Files.freeSpace(at: Files.folder(of: path))
        guard free < reserve + count else { return }
        throw .reserveNotKept(needed: max(count, portion), available: max(0, free - reserve), reserve: reserve)
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
