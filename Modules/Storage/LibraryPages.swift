import Foundation
import MangaCrypto
import MangaImaging
import MangaModels
import MangaSQLite

/// The pages in the library's folder.
///
/// A chapter is a folder that a row of the table `copy` points at. A new copy is written into a folder of its own,
/// renamed when it is whole, and becomes the chapter by one transaction. What a death in between leaves behind,
/// `reconcile` puts in order.
struct LibraryPages: Sendable {
    static let pageLimit = 100_000

    let database: LibraryDatabase
    let layout: LibraryLayout
    let now: @Sendable () -> Date
    let inspect: Library.Inspection
    let limits: StorageLimits
    /// What became of a damaged database at the opening.
    let recovery: LibraryRecovery?
    let disk = DiskQueue()
    let working = WorkingFolders()
    let large = LargeFiles()
}

extension LibraryPages: Pages {
    func begin(_ chapter: ChapterInfo, pageCount: Int, edition: String) async throws -> PendingChapter {
        guard (1...LibraryPages.pageLimit).contains(pageCount) else { throw StorageError.noPages(count: pageCount) }
        let edition = SHA256.hex(of: edition)
        let earlier = try await database.read { try CopyTable($0).pending(chapter.key) }
        if let earlier, earlier.pageCount == pageCount, earlier.edition == edition, try await hasFolder(earlier) {
            return try await resume(earlier)
        }
        if earlier != nil { try await discard(chapter.key) }
        return try await start(chapter, pageCount: pageCount, edition: edition)
    }

    func open(page index: Int, of pending: PendingChapter) async throws -> PartFile {
        try check(index, of: pending)
        let path = layout.path(pending.folder) + "/" + FolderName.page(index, of: pending.pageCount, as: "part")
        return try await disk.run {
            guard Files.isFolder(Files.folder(of: path)) else { throw StorageError.superseded(path: path) }
            return try PartFile(path: path, reserve: limits.reserve)
        }
    }

    func accept(_ part: PartFile, as index: Int, of pending: PendingChapter) async throws -> StoredPage {
        try check(index, of: pending)
        let page = try await disk.run { try take(part, as: index, of: pending) }
        let older = try await note(page, of: pending)
        if let older { try Files.remove(layout.path(pending.folder) + "/" + older) }
        return page
    }

    /// Writes the row of a page whose file is there; the file of the page that stood there before, under another name.
    private func note(_ page: StoredPage, of pending: PendingChapter) async throws -> String? {
        do {
            return try await database.writeTogether { connection in
                let table = CopyTable(connection)
                guard let copy = try table.pending(pending.key), copy.folder == pending.folder else {
                    throw StorageError.superseded(path: layout.path(pending.folder))
                }
                let older = try table.put(page, into: copy.id)
                // One of a size that nobody listed may be more than was promised.
                if let quota = limits.quota, case let used = try table.bytes(), used > quota {
                    throw StorageError.storageLimitExceeded(needed: used, limit: quota)
                }
                return older
            }
        } catch let error as StorageError {
            if case .storageLimitExceeded = error { try Files.remove(layout.path(pending.folder) + "/" + page.file) }
            throw error
        }
    }

    func leave(_ pending: PendingChapter) {
        working.release(layout.path(pending.folder))
    }

    func discard(_ key: ChapterKey) async throws {
        guard let copy = try await database.read({ try CopyTable($0).pending(key) }) else { return }
        _ = try await hasFolder(copy)
        working.release(layout.path(copy.folder))
        // The folder first: on a full disk the row cannot go before there is space again.
        try await disk.run { Files.emptyFiles(in: layout.path(copy.folder), endingIn: ".part") }
        try await remove(copy.folder)
        _ = try await database.write { try CopyTable($0).remove(copy) }
    }

    private func start(_ chapter: ChapterInfo, pageCount: Int, edition: String) async throws -> PendingChapter {
        let final = try await database.read { try CopyTable($0).folder(for: chapter) }
        let folder = FolderName.marked(final, as: .partial)
        try await disk.run { try make(layout.path(folder)) }
        try await record(folder) { connection in
            let table = CopyTable(connection)
            // Another process may have begun meanwhile, against all leases: its folder is swept away as abandoned.
            if let rival = try table.pending(chapter.key) { try table.remove(rival) }
            try table.add(chapter, folder: folder, pageCount: pageCount, edition: edition)
        }
        return PendingChapter(key: chapter.key, pageCount: pageCount, accepted: [], folder: folder)
    }

    /// Writes the row of a folder that was just made; where that fails, on a full disk, the folder goes again.
    func record<Value: Sendable>(
        _ folder: String,
        _ durability: Durability = .normal,
        _ body: @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.write(durability, body)
        } catch {
            working.release(layout.path(folder))
            // The first error is the one to tell; what stays all the same goes at the next start.
            try? await remove(folder)
            throw error
        }
    }

    /// Makes a folder and locks it; again where somebody who tidies up came between the two.
    func make(_ path: String) throws {
        for _ in 0..<8 {
            try Files.makeFolder(path)
            if working.hold(path) { return }
        }
        throw StorageError.superseded(path: path)
    }

    /// Keeps the pages that still are what was accepted; a power cut may have taken the bytes and left the name.
    private func resume(_ copy: Copy) async throws -> PendingChapter {
        let path = layout.path(copy.folder)
        working.hold(path)
        let pages = try await database.read { try CopyTable($0).pages(of: copy) }
        let broken = try await disk.run { pages.filter { !$0.isIntact(in: path) } }
        if !broken.isEmpty {
            try await database.write { connection in
                for page in broken { try CopyTable(connection).remove(page: page.index, of: copy) }
            }
            for page in broken { try Files.remove(path + "/" + page.file) }
        }
        let accepted = Set(pages.map(\.index)).subtracting(broken.map(\.index))
        return PendingChapter(key: copy.key, pageCount: copy.pageCount, accepted: accepted, folder: copy.folder)
    }

    /// Looks at the file of a page and gives it its true name.
    private func take(_ part: PartFile, as index: Int, of pending: PendingChapter) throws -> StoredPage {
        try part.flush()
        guard part.isCurrent else { throw StorageError.superseded(path: part.path) }
        let facts: ImageFacts
        do {
            facts = try large.inOrder(bytes: part.count) { try inspect(part.path) }
        } catch let reason as ImageError {
            try Files.remove(part.path)
            throw StorageError.notAnImage(page: index, reason: reason)
        }
        let file = FolderName.page(index, of: pending.pageCount, as: facts.format.fileExtension)
        let (size, sha256) = part.seal()
        try Files.rename(part.path, to: layout.path(pending.folder) + "/" + file)
        return StoredPage(
            index: index,
            file: file,
            size: size,
            sha256: sha256,
            mediaType: facts.format.mediaType,
            width: facts.width,
            height: facts.height
        )
    }

    private func check(_ index: Int, of pending: PendingChapter) throws {
        guard (0..<pending.pageCount).contains(index) else {
            throw StorageError.noSuchPage(index, count: pending.pageCount)
        }
    }

    /// Removes a folder that no row points at, and those above it that are empty then.
    func remove(_ folder: String) async throws {
        try await disk.run { try layout.remove(folder) }
    }
}
