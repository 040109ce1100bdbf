import Foundation

/// The one place of whoever works off a library's queue without a shell; ends with this value, or with the process.
///
/// A lock of the kernel (flock(2)): no death leaves it behind. The number in the file is only for people.
final class QueueLock: Sendable {
    private let descriptor: Int32

    /// Throws `ShellError.alreadyRunning` where another process has it, or `notLocked`.
    init(at path: String) throws(ShellError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .notLocked(path: path, errno: errno) }
        guard QueueLock.isTaken(descriptor) else {
            let holder = QueueLock.number(in: descriptor)
            close(descriptor)
            throw .alreadyRunning(process: holder)
        }
        self.descriptor = descriptor
        ftruncate(descriptor, 0)
        let text = Array("\(getpid())\n".utf8)
        pwrite(descriptor, text, text.count, 0)
    }

    deinit {
        ftruncate(descriptor, 0)
        close(descriptor)
    }

    /// The process that has the place; nil where nobody has.
    static func holder(at path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // Shared, so that two who only ask do not see each other.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
        return number(in: descriptor)
    }

    /// Tries again for a moment: somebody who only asks holds it for no longer.
    private static func isTaken(_ descriptor: Int32) -> Bool {
        for _ in 0..<5 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(10_000)
        }
        return false
    }

    private static func number(in descriptor: Int32) -> Int32 {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
}
