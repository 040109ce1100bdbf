import MangaArchives
import Synchronization

/// The chapters read last, kept open: their directories are not read again for each page.
final class OpenBooks: Sendable {
    struct Entry: Sendable {
        let book: any ComicBook
        /// Of the archive or folder when it was opened.
        let stamp: FileStamp
    }

    private let root: String
    private let limit: Int
    /// The one used last stands last.
    private let entries = Mutex<[(path: String, entry: Entry)]>([])

    init(root: String, limit: Int = 16) {
        self.root = root
        self.limit = limit
    }

    /// The chapter at `path` as it is now; throws `ArchiveError`, and nil where there is nothing at all.
    func book(at path: String) throws -> Entry? {
        guard let stamp = FileStamp(path: path) else { return nil }
        if let known = take(path), known.stamp == stamp {
            keep(known, at: path)
            return known
        }
        let opened = Entry(book: try openComic(at: path, within: root), stamp: stamp)
        keep(opened, at: path)
        return opened
    }

    func forget(_ path: String) {
        _ = take(path)
    }

    private func take(_ path: String) -> Entry? {
        entries.withLock { entries in
            entries.firstIndex { $0.path == path }.map { entries.remove(at: $0).entry }
        }
    }

    private func keep(_ entry: Entry, at path: String) {
        entries.withLock { entries in
            entries.removeAll { $0.path == path }
            entries.append((path, entry))
            if entries.count > limit { entries.removeFirst() }
        }
    }
}
