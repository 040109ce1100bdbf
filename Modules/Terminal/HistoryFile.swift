import Foundation
import MangaText

/// The lines a person has entered, one per line in a file that only they can read.
///
/// libedit's own format loses lines when two shells run and overwrites files it does not know. Here each line is
/// appended under a lock as it is entered, so that nothing is lost however a shell ends. A history that cannot be read
/// or written is no reason to stop a shell: it is then simply empty.
struct HistoryFile {
    /// The lines that are kept.
    static let limit = 1000
    /// Only the end of a larger file is read.
    private static let readLimit = 4_194_304

    private let path: String

    init(path: String) {
        self.path = path
    }

    /// The last lines, oldest first, each once.
    func load() -> [String] {
        lines(after: nil).lines
    }

    /// The lines behind `mark`, and where they end; all of them where another file has taken the place of that one.
    func lines(after mark: HistoryMark?) -> (lines: [String], mark: HistoryMark?) {
        guard let descriptor = openLocked() else { return ([], nil) }
        defer { close(descriptor) }
        return (Self.lines(of: descriptor, after: mark), HistoryMark(descriptor: descriptor))
    }

    /// Enters `line`, and gives what others have entered behind `mark` before it.
    @discardableResult
    func append(_ line: String, after mark: HistoryMark? = nil) -> (others: [String], mark: HistoryMark?) {
        let line = line.neutralised
        guard !line.isEmpty, let descriptor = openLocked() else { return ([], mark) }
        defer { close(descriptor) }
        let others = mark == nil ? [] : Self.lines(of: descriptor, after: mark)
        Descriptor.write(line + "\n", to: descriptor)
        return (others, HistoryMark(descriptor: descriptor))
    }

    /// Whether nothing was entered behind `mark`; asks for the file's size, and opens nothing.
    func ends(at mark: HistoryMark?) -> Bool {
        HistoryMark(path: path) == mark
    }

    /// Rewrites the file with the lines worth keeping; a crash in between leaves the old one.
    func compact() {
        guard let descriptor = openLocked() else { return }
        defer { close(descriptor) }
        let lines = Self.lines(of: descriptor, after: nil)
        let next = path + ".new"
        let copy = open(next, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard copy >= 0 else { return }
        let isWritten = Descriptor.write(lines.map { $0 + "\n" }.joined(), to: copy) && fsync(copy) == 0
        close(copy)
        if isWritten { rename(next, path) } else { unlink(next) }
    }

    /// Opens the file under an exclusive lock, and makes it first where it is missing.
    ///
    /// Another shell may have replaced the file while this one waited for the lock: then the lock is on the old one.
    private func openLocked() -> Int32? {
        for count in 0..<100 {
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            if descriptor < 0, errno == ENOENT, count == 0 {
                makeFolder()
                continue
            }
            guard descriptor >= 0 else { return nil }
            if flock(descriptor, LOCK_EX) == 0, isCurrent(descriptor) {
                // One that was made by other means may be open to others.
                fchmod(descriptor, 0o600)
                return descriptor
            }
            close(descriptor)
        }
        return nil
    }

    private func isCurrent(_ descriptor: Int32) -> Bool {
        let named = HistoryMark(path: path)
        return named != nil && HistoryMark(descriptor: descriptor)?.isSameFile(as: named) == true
    }

    private func makeFolder() {
        let folder = URL(filePath: path).deletingLastPathComponent()
        // When it fails, opening the file fails too.
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private static func lines(of descriptor: Int32, after mark: HistoryMark?) -> [String] {
        let end = HistoryMark(descriptor: descriptor)
        let size = end?.size ?? 0
        let start = mark.flatMap { end?.isSameFile(as: $0) == true && $0.size <= size ? $0.size : nil } ?? 0
        lseek(descriptor, off_t(max(start, size - readLimit)), SEEK_SET)
        var bytes: [UInt8] = []
        while bytes.count < readLimit, let some = Descriptor.readSome(from: descriptor) { bytes += some }
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self).neutralised }
        var seen: Set<String> = []
        return lines.reversed().filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit).reversed()
    }
}
