import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    private static let namedMissing = 100
    private static let versionLimit = 1000

    func commit(_ pending: PendingChapter, without missing: [Int]) async throws -> StoredChapter {
        let (copy, pages) = try await contents(of: pending, without: missing)
        let time = Timestamp.text(now())
        let chapter = StoredChapter(
            info: try copy.info(),
            pages: pages,
            missing: missing,
            downloadedAt: Timestamp.date(time) ?? .distantPast
        )
        let manifest = Manifest(chapter, edition: copy.edition)
        let folder = try await disk.run { try publish(manifest, from: copy.folder) }
        // Also where no commit comes: whoever goes on with the copy may take it.
        defer { working.release(layout.path(copy.folder)) }
        let now = now()
        let older = try await database.write(.full) { connection in
            try CatalogueTable(connection).mention(chapter.info, at: time)
            try QueueTable(connection, now: now).markStored(chapter.info)
            return try CopyTable(connection).commit(copy, chapter, as: folder, at: time)
        }
        // Where somebody had removed it, its name was free, and may be the new one's.
        if let older, older.folder != folder { try await remove(older.folder) }
        return chapter
    }

    private func contents(
        of pending: PendingChapter,
        without given: [Int]
    ) async throws -> (Copy, [StoredPage]) {
        let found = try await database.read { connection -> (Copy, [StoredPage])? in
            let table = CopyTable(connection)
            guard let copy = try table.pending(pending.key), copy.folder == pending.folder else { return nil }
            return (copy, try table.pages(of: copy))
        }
        guard let (copy, pages) = found else {
            throw StorageError.superseded(path: layout.path(pending.folder))
        }
        let there = Set(pages.filter { Files.size(layout.path(copy.folder) + "/" + $0.file) == $0.size }.map(\.index))
        // Without a single page there is no chapter, whatever is given up.
        let given = there.isEmpty ? [] : given
        let missing = (0..<pending.pageCount).filter { !there.contains($0) && !given.contains($0) }
        guard missing.isEmpty else {
            throw StorageError.incomplete(missing: Array(missing.prefix(LibraryPages.namedMissing)))
        }
        return (copy, pages)
    }

    /// Makes the folder whole and durable, and gives it its final name.
    private func publish(_ manifest: Manifest, from working: String) throws -> String {
        let chapter = manifest.chapter
        let path = layout.path(working)
        let files = Set(chapter.pages.map(\.file))
        for name in try Files.names(in: path) where !files.contains(name) {
            try Files.remove(path + "/" + name)
        }
        for page in chapter.pages { try Files.sync(path + "/" + page.file) }
        try manifest.write(into: path)
        try Files.sync(path)
        let parent = Files.folder(of: working)
        let name = try rename(path, into: parent, as: FolderName.chapter(chapter.info.chapter))
        for folder in [layout.path(parent), layout.path(Files.folder(of: parent)), layout.chapters] {
            try Files.sync(folder)
        }
        return parent + "/" + name
    }

    /// The first name that is free; a folder is never put in the place of another.
    private func rename(_ path: String, into parent: String, as name: String) throws -> String {
        for number in 1...LibraryPages.versionLimit {
            let name = FolderName.version(number, of: name)
            let target = layout.path(parent + "/" + name)
            if try Files.renameFolder(path, unlessTaken: target) { return name }
        }
        throw StorageError.disk(path: layout.path(parent + "/" + name), errno: EEXIST)
    }
}
