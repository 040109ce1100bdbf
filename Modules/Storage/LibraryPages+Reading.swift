import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    func chapter(_ key: ChapterKey) async throws -> StoredChapter? {
        try await database.read { connection in
            let table = CopyTable(connection)
            return try table.stored(key).map { try table.chapter($0) }
        }
    }

    func fulfils(_ row: QueuedDownload) async throws -> Bool {
        let now = now()
        return try await database.read { connection in
            let isThere = try CopyTable(connection).isStored(row.info.key)
            guard isThere, row.options.replacesStored else { return isThere }
            return try QueueTable(connection, now: now).isMarkedStored(row.id)
        }
    }

    func chapters(in environment: EnvironmentID?, of manga: Manga.ID?) async throws -> [StoredChapter] {
        try await database.read { connection in
            let table = CopyTable(connection)
            return try table.stored(in: environment, of: manga).map { try table.chapter($0) }
        }
    }

    func missing(in environment: EnvironmentID?, of manga: Manga.ID?) async throws -> [StoredChapter] {
        try await database.read { connection in
            let table = CopyTable(connection)
            return try table.committed(in: environment, of: manga).filter(\.isGone).map { try table.chapter($0) }
        }
    }

    func page(_ index: Int, of key: ChapterKey) async throws -> FileSlice {
        do {
            return try await slice(index, of: key)
        } catch StorageError.damagedPage {
            // A newer copy may have taken the place of this one since its row was read.
            return try await slice(index, of: key)
        }
    }

    func folder(of key: ChapterKey) async throws -> String? {
        try await database.read { try CopyTable($0).stored(key)?.folder }.map(layout.path)
    }

    func usage(of environment: EnvironmentID?) async throws -> StorageUsage {
        let usages = try await usages()
        let wanted = environment.map { [usages[$0]].compactMap(\.self) } ?? Array(usages.values)
        return wanted.reduce(StorageUsage(mangas: 0, chapters: 0, pages: 0, bytes: 0)) { sum, one in
            StorageUsage(
                mangas: sum.mangas + one.mangas,
                chapters: sum.chapters + one.chapters,
                pages: sum.pages + one.pages,
                bytes: sum.bytes + one.bytes
            )
        }
    }

    func usages() async throws -> [EnvironmentID: StorageUsage] {
        try await database.read { try ShelfTable($0).usages() }
    }

    func holdings(_ query: HoldingQuery) async throws -> [StoredHolding] {
        try await database.read { try CopyTable($0).holdings(query) }
    }

    func delete(_ key: ChapterKey) async throws -> Int {
        guard let copy = try await database.read({ try CopyTable($0).committed(key) }) else { return 0 }
        let doomed = try await disk.run {
            let doomed = try layout.setAside(copy.folder)
            // The pages first: on a full disk the row cannot go before there is space again. Their folder last: a row
            // without any would be taken for one that somebody has lost.
            try layout.empty(doomed)
            return doomed
        }
        let isMine = try await database.write { try CopyTable($0).drop(copy) }
        try await remove(doomed)
        return isMine && !copy.isGone ? copy.bytes : 0
    }

    private func slice(_ index: Int, of key: ChapterKey) async throws -> FileSlice {
        let found = try await database.read { connection -> (Copy, StoredPage?)? in
            let table = CopyTable(connection)
            return try table.stored(key).map { ($0, try table.page(index, of: $0)) }
        }
        guard let (copy, page) = found else { throw StorageError.notFound(key) }
        guard let page else { throw StorageError.noSuchPage(index, count: copy.pageCount) }
        return try open(page, in: layout.path(copy.folder))
    }

    private func open(_ page: StoredPage, in folder: String) throws -> FileSlice {
        let path = folder + "/" + page.file
        let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT
                ? StorageError.damagedPage(page.index, path: path) : StorageError(errno: errno, path: path)
        }
        let slice = FileSlice(descriptor: descriptor, offset: 0, length: page.size)
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) == page.size else {
            throw StorageError.damagedPage(page.index, path: path)
        }
        return slice
    }
}

extension CopyTable {
    /// A committed copy as the chapter that it is.
    func chapter(_ copy: Copy) throws -> StoredChapter {
        let pages = try pages(of: copy)
        // One that was saved by itself since then is missing no more.
        let there = Set(pages.map(\.index))
        return StoredChapter(
            info: try copy.info(),
            pages: pages,
            missing: try copy.missing().filter { !there.contains($0) },
            downloadedAt: copy.downloadedAt ?? .distantPast
        )
    }
}
