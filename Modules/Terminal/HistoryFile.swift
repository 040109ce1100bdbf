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
        guard let descriptor = openLocked() else { return [] }
        defer { close(descriptor) }
        return Self.lines(of: descriptor)
    }

    func append(_ line: String) {
        let line = line.neutralised
        guard !line.isEmpty, let descriptor = openLocked() else { return }
        defer { close(descriptor) }
        Descriptor.write(line + "\n", to: descriptor)
    }

    /// Rewrites the file with the lines worth keeping; a crash in between leaves the old one.
    func compact() {
        guard let descriptor = openLocked() else { return }
        defer { close(descriptor) }
        let lines = Self.lines(of: descriptor)
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
        makeFolder()
        for _ in 0..<100 {
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            if flock(descriptor, LOCK_EX) == 0, isCurrent(descriptor) { return descriptor }
            close(descriptor)
        }
        return nil
    }

    private func isCurrent(_ descriptor: Int32) -> Bool {
        var opened = stat()
        var named = stat()
        return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev
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

    private static func lines(of descriptor: Int32) -> [String] {
        let size = lseek(descriptor, 0, SEEK_END)
        lseek(descriptor, max(0, size - off_t(readLimit)), SEEK_SET)
        var bytes: [UInt8] = []
        while bytes.count < readLimit, let some = Descriptor.readSome(from: descriptor) { bytes += some }
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self).neutralised }
        var seen: Set<String> = []
        return lines.reversed().filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(limit).reversed()
    }
}
