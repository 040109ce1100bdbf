import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    /// Begins a copy without the broken pages, and the download that fetches them; nil where none is needed.
    func repair(_ check: ChapterCheck, priority: Int) async throws -> QueuedDownload? {
        let key = check.info.key
        let found = try await database.read { connection -> (Copy, StoredChapter)? in
            let table = CopyTable(connection)
            return try table.committed(key).map { ($0, try table.chapter($0)) }
        }
        guard let (copy, chapter) = found, copy.folder == check.folder else { return nil }
        guard !check.brokenPages.isEmpty else {
            let isManifestBad = check.findings.contains { $0.kind == .manifest }
            if isManifestBad { try await rewriteManifest(chapter, of: copy) }
            return nil
        }
        let good = chapter.pages.filter { !check.brokenPages.contains($0.index) }
        return try await fetch(chapter, from: copy, keeping: good, priority: priority)
    }

    private func rewriteManifest(_ chapter: StoredChapter, of copy: Copy) async throws {
        let path = layout.path(copy.folder)
        let manifest = Manifest(chapter, edition: copy.edition)
        try await disk.run {
            try manifest.write(into: path)
            try Files.sync(path)
        }
    }

    private func fetch(
        _ chapter: StoredChapter,
        from copy: Copy,
        keeping good: [StoredPage],
        priority: Int
    ) async throws -> QueuedDownload {
        let (info, now) = (chapter.info, now())
        try await discard(info.key)
        let final = try await database.read { try CopyTable($0).folder(for: info) }
        let folder = FolderName.marked(final, as: .partial)
        let kept = try await disk.run { try keep(good, from: layout.path(copy.folder), in: layout.path(folder)) }
        let options = DownloadOptions(allowsMissing: !chapter.missing.isEmpty, replacesStored: true)
        // Copy and row at once: who claims the row must find the copy.
        return try await record(folder, .full) { connection in
            let (table, queue) = (CopyTable(connection), QueueTable(connection, now: now))
            if let rival = try table.pending(info.key) { try table.remove(rival) }
            let id = try table.add(
                info,
                folder: folder,
                pageCount: copy.pageCount + chapter.missing.count,
                edition: copy.edition
            )
            for page in kept { try table.put(page, into: id) }
            let admissions = try queue.admit([info], priority: priority, options: options)
            try queue.countChange()
            guard let row = admissions.first?.row else { throw StorageError.notFound(info.key) }
            return row
        }
    }

    /// Puts the pages into a new folder as second names of the same files, or as copies where the disk has none; those
    /// that were there.
    private func keep(_ pages: [StoredPage], from old: String, in new: String) throws -> [StoredPage] {
        try make(new)
        return try pages.filter { try Files.link(old + "/" + $0.file, to: new + "/" + $0.file) }
    }
}
