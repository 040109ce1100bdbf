import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    func reconcile() async throws -> Reconciliation {
        // Whoever may write does it.
        guard !database.isReadOnly else { return Reconciliation() }
        var report = Reconciliation()
        report.recovery = recovery
        let folders = try await disk.run { try foldersOnDisk() }
        let known = try await database.read { try CopyTable($0).folders() }
        for copy in try await copies(of: known, notAsIn: Set(folders)) {
            if let lost = try await look(for: copy) { report.missing.append(lost) }
        }
        for folder in folders where known[folder] == nil {
            switch try await settle(folder) {
            case .adopted(let key): report.adopted.append(key)
            case .removed: report.removed += 1
            case .damaged: report.damaged.append(folder)
            case .leftAlone: break
            }
        }
        report.missing.removeAll { report.adopted.contains($0.key) }
        let now = now()
        try await database.write { connection in
            let table = QueueTable(connection, now: now)
            try table.finish(try table.finishable(), as: .completed)
            try table.countChange()
        }
        report.removed += try await sweep(try await database.read { try CopyTable($0).inWriting() })
        return report
    }

    /// The committed copies of which the database says the other thing than the disk; nearly always none.
    private func copies(
        of known: [String: CopyTable.FolderState],
        notAsIn folders: Set<String>
    ) async throws -> [Copy] {
        let changed = known.filter { folder, state in
            state.isCommitted && state.isGone == folders.contains(folder)
        }
        guard !changed.isEmpty else { return [] }
        return try await database.read { try CopyTable($0).all() }.filter { changed[$0.folder] != nil }
    }

    /// Notes whether the folder of a committed copy is there; the chapter where it is not any more.
    ///
    /// The row stays, so that the chapter is not forgotten: a disk may not be mounted today.
    private func look(for copy: Copy) async throws -> ChapterInfo? {
        let isGone = !Files.isFolder(layout.path(copy.folder))
        if isGone, try await disk.run({ try layout.isSetAside(copy.folder) }) {
            // A deletion that was interrupted; its folder goes with the others that are marked so.
            _ = try await database.write { try CopyTable($0).drop(copy) }
            return nil
        }
        guard isGone != copy.isGone else { return nil }
        let isMine = try await database.write { try CopyTable($0).mark(copy, isGone: isGone) }
        return isGone && isMine ? try copy.info() : nil
    }

    func discardUnwanted() async throws -> Int {
        let copies = try await database.read { try CopyTable($0).unwanted() }
        for copy in copies { working.release(layout.path(copy.folder)) }
        return try await sweep(copies)
    }

    private func sweep(_ copies: [Copy]) async throws -> Int {
        var count = 0
        for copy in copies where try await sweep(copy) { count += 1 }
        return count
    }

    private enum Fate {
        case adopted(ChapterKey)
        case removed
        /// Not what its manifest says; good pages may be in it.
        case damaged
        case leftAlone
    }

    /// Every folder that may be a chapter's, as `environment/manga/chapter`.
    private func foldersOnDisk() throws -> [String] {
        try subfolders(of: "").flatMap(subfolders).flatMap(subfolders).filter { FolderName.isOurs(Files.name(of: $0)) }
    }

    private func subfolders(of folder: String) throws -> [String] {
        try Files.folders(in: layout.path(folder))
            .map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    /// Removes a copy in writing that nobody writes and no row of the queue wants; whether it did.
    private func sweep(_ copy: Copy) async throws -> Bool {
        let path = layout.path(copy.folder)
        // Held to the end, so that nobody begins to write there meanwhile.
        let lock = FolderLock(path, .exclusive)
        defer { withExtendedLifetime(lock) {} }
        guard lock != nil || !Files.isFolder(path) else { return false }
        guard try await database.write(.normal, { try CopyTable($0).removeUnwanted(copy) }) else { return false }
        try await remove(copy.folder)
        return true
    }

    /// Decides about a folder that had no row.
    private func settle(_ folder: String) async throws -> Fate {
        let path = layout.path(folder)
        guard let lock = FolderLock(path, .exclusive) else { return .leftAlone }
        defer { withExtendedLifetime(lock) {} }
        // Asked under the lock: its writer may have committed it since the rows were read.
        guard try await !database.read({ try CopyTable($0).isKnown(folder: folder) }) else { return .leftAlone }
        guard FolderName.mark(of: Files.name(of: folder)) == nil else {
            try await remove(folder)
            return .removed
        }
        switch try await disk.run({ Manifest.read(from: path) }) {
        case .newer, .none: return .leftAlone
        case .unreadable: return .damaged
        case .manifest(let manifest): return try await settle(folder, manifest)
        }
    }

    /// A folder is removed only where the same chapter is stored, whole, as new or newer; one that is damaged may hold the
    /// only good pages there are.
    private func settle(_ folder: String, _ manifest: Manifest) async throws -> Fate {
        let path = layout.path(folder)
        guard try await disk.run({ manifest.verifies(in: path) }) else { return .damaged }
        if try await adopt(folder, manifest) { return .adopted(manifest.info.key) }
        guard try await isWhole(manifest.info.key) else { return .leftAlone }
        try await remove(folder)
        return .removed
    }

    private func isWhole(_ key: ChapterKey) async throws -> Bool {
        guard let copy = try await database.read({ try CopyTable($0).stored(key) }) else { return false }
        let path = layout.path(copy.folder)
        return try await disk.run {
            guard case .manifest(let manifest) = Manifest.read(from: path) else { return false }
            return manifest.verifies(in: path)
        }
    }

    /// Makes the folder, which is whole, the chapter if it is newer than what is there.
    private func adopt(_ folder: String, _ manifest: Manifest) async throws -> Bool {
        let chapter = manifest.chapter
        let now = now()
        let (isAdopted, older) = try await database.write(.full) { connection -> (Bool, Copy?) in
            let older = try CopyTable(connection).committed(chapter.info.key)
            if let older, !older.isGone, let date = older.downloadedAt, date >= chapter.downloadedAt {
                return (false, nil)
            }
            if let older { try CopyTable(connection).remove(older) }
            try CatalogueTable(connection).mention(chapter.info, at: manifest.downloadedAt)
            try QueueTable(connection, now: now).markStored(chapter.info)
            try CopyTable(connection).adopt(manifest, folder: folder)
            return (true, older)
        }
        if let older { try await remove(older.folder) }
        return isAdopted
    }
}

extension CopyTable {
    /// Of a copy: it is in writing, and the queue wants neither to go on with it nor to retry it.
    private static let isUnwanted = """
        downloaded_at IS NULL
        AND NOT EXISTS (
            SELECT 1 FROM queue WHERE \(QueueTable.isActive)
                AND environment = copy.environment AND manga = copy.manga AND chapter = copy.chapter)
        AND NOT EXISTS (
            SELECT 1 FROM queue WHERE state = 'failed'
                AND environment = copy.environment AND manga = copy.manga AND chapter = copy.chapter)
        """

    /// How a copy stands whose folder is looked for.
    struct FolderState: Sendable {
        var isCommitted: Bool
        var isGone: Bool
    }

    /// The folders of all copies, below the library's.
    func folders() throws -> [String: FolderState] {
        let rows = try connection.all("SELECT folder, downloaded_at IS NOT NULL, gone FROM copy") { row in
            (row.text(0), FolderState(isCommitted: row.int(1) != 0, isGone: row.int(2) != 0))
        }
        return Dictionary(rows) { first, _ in first }
    }

    func inWriting() throws -> [Copy] {
        try connection.all(
            "SELECT \(Copy.columns) FROM copy WHERE downloaded_at IS NULL ORDER BY id",
            transform: Copy.init
        )
    }

    func unwanted() throws -> [Copy] {
        try connection.all(
            "SELECT \(Copy.columns) FROM copy WHERE \(CopyTable.isUnwanted) ORDER BY id",
            transform: Copy.init
        )
    }

    func removeUnwanted(_ copy: Copy) throws -> Bool {
        try connection.run(
            "DELETE FROM copy WHERE id = ? AND folder = ? AND \(CopyTable.isUnwanted)",
            copy.id,
            copy.folder
        ) > 0
    }

    func adopt(_ manifest: Manifest, folder: String) throws {
        let chapter = manifest.chapter
        let id = try add(
            chapter.info,
            folder: folder,
            pageCount: chapter.pages.count,
            edition: manifest.edition ?? "",
            downloadedAt: manifest.downloadedAt
        )
        for page in chapter.pages { try put(page, into: id) }
        try count(id)
        try connection.run("UPDATE copy SET missing = ? WHERE id = ?", try JSONText.encode(chapter.missing), id)
    }
}
