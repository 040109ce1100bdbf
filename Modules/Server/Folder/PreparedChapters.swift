import Foundation
import MangaModels
import Synchronization

/// Which chapters were asked for and found good; kept in memory.
final class PreparedChapters: Sendable {
    struct Key: Hashable, Sendable {
        let manga: Manga.ID
        let chapter: Chapter.ID
    }

    struct Page: Sendable {
        /// 0 for one that cannot be read.
        let size: Int
        let fileExtension: String
        /// Why it cannot be read.
        let failure: ShelfError?
    }

    struct Entry: Sendable {
        let pages: [Page]
        let stamp: FileStamp
        let preparedAt: Date

        var size: Int {
            pages.reduce(0) { $0 + $1.size }
        }
    }

    /// The most bytes of all prepared chapters together; nil for no limit.
    let limit: Int?
    private let entries = Mutex<[Key: Entry]>([:])

    init(limit: Int?) {
        self.limit = limit
    }

    /// Bytes of all of them.
    var size: Int {
        entries.withLock { entries in entries.values.reduce(0) { $0 + $1.size } }
    }

    /// The entry of `key`, as long as its file is the one with `stamp`.
    func entry(_ key: Key, stamp: FileStamp) -> Entry? {
        entries.withLock { entries in
            guard let entry = entries[key], entry.stamp == stamp else {
                entries[key] = nil
                return nil
            }
            return entry
        }
    }

    /// False where another request was faster; throws `ShelfError.limitExceeded`.
    func insert(_ entry: Entry, for key: Key) throws(ShelfError) -> Bool {
        try entries.withLock { entries throws(ShelfError) in
            guard entries[key]?.stamp != entry.stamp else { return false }
            entries[key] = nil
            try check(entry.size, beside: entries)
            entries[key] = entry
            return true
        }
    }

    /// Throws `ShelfError.limitExceeded` where `size` more bytes are too many.
    func check(_ size: Int) throws(ShelfError) {
        try entries.withLock { entries throws(ShelfError) in try check(size, beside: entries) }
    }

    func remove(_ key: Key) {
        entries.withLock { $0[key] = nil }
    }

    private func check(_ size: Int, beside entries: [Key: Entry]) throws(ShelfError) {
        guard let limit else { return }
        let used = entries.values.reduce(0) { $0 + $1.size }
        if used + size > limit { throw .limitExceeded(needed: used + size, limit: limit) }
    }
}
