import Foundation
import MangaCrypto

/// The name of a process among all that ever ran: who claims rows of a queue calls itself so.
///
/// It says enough for another process on this machine to know that its bearer is dead, without waiting for a lease.
public enum ProcessMark {
    /// A new mark of this process: a random part, then what the system says of it; the random part alone where the
    /// system says nothing.
    public static func make() -> String {
        ([randomToken(bytes: 8)] + (facts ?? [])).joined(separator: " ")
    }

    /// Whether the process that `mark` names cannot be running any more; false on any doubt.
    public static func isCertainlyDead(_ mark: String) -> Bool {
        let parts = mark.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, let mine = facts, parts[1] == mine[0], parts[3] == mine[2] else {
            return false
        }
        guard parts[2] == mine[1] else { return true }
        if parts[4...] == mine[3...] { return false }
        guard let process = pid_t(parts[4]), process > 0 else { return false }
        if kill(process, 0) != 0 { return errno == ESRCH }
        guard let start = startTime(of: process) else { return false }
        return start != parts[5]
    }

    /// Machine, boot, container (its namespace of process numbers, beyond which nothing is known), number, start time.
    private static let facts: [String]? = {
        guard let machine = word("/etc/machine-id"), let boot = word("/proc/sys/kernel/random/boot_id"),
            let space = target("/proc/self/ns/pid"), let start = startTime(of: getpid())
        else { return nil }
        return [machine, boot, space, "\(getpid())", start]
    }()

    /// In the clock's ticks since the boot (proc(5): field 22); the name before it may hold blanks and brackets.
    private static func startTime(of process: pid_t) -> String? {
        guard let status = text("/proc/\(process)/stat"), let end = status.lastIndex(of: ")") else { return nil }
        let fields = status[status.index(after: end)...].split(separator: " ")
        return fields.count > 19 ? String(fields[19]) : nil
    }

    /// The one word that the file holds.
    private static func word(_ path: String) -> String? {
        guard let word = text(path)?.split(whereSeparator: \.isWhitespace).first, word.count >= 8 else { return nil }
        return String(word)
    }

    private static func text(_ path: String) -> String? {
        // Files of the kernel say that they are empty, so one piece is read whatever their size.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    private static func target(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
