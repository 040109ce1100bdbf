import Foundation

/// Removes a chapter's file or folder from a folder of comics.
struct ChapterRemoval {
    /// Without links in it.
    let root: String

    /// Bytes freed.
    ///
    /// It is renamed first, so that nobody sees half a chapter; of a link only the link goes. Throws `ShelfError`.
    func remove(_ path: String, chapter: String) throws -> Int {
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        guard isInside(folder), path != root else {
            throw ShelfError.cannotDelete(chapter: chapter, reason: String(cString: strerror(EPERM)))
        }
        let away = url.deletingLastPathComponent().appending(path: ".deleted-\(UUID().uuidString)")
        let size = ChapterRemoval.size(of: path)
        guard rename(path, away.path(percentEncoded: false)) == 0 else {
            throw ShelfError.cannotDelete(chapter: chapter, reason: String(cString: strerror(errno)))
        }
        try FileManager.default.removeItem(at: away)
        return size
    }

    private func isInside(_ folder: String) -> Bool {
        guard let text = realpath(folder, nil) else { return false }
        defer { free(text) }
        let real = String(cString: text)
        return real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
    }

    /// Bytes of a file, or of all files in a folder; links count nothing.
    static func size(of path: String) -> Int {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return 0 }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return Int(facts.st_size)
        case S_IFDIR: break
        default: return 0
        }
        // What cannot be listed counts nothing either.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.reduce(0) { $0 + size(of: "\(path)/\($1)") }
    }
}
