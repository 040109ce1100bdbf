import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    func makeRoom(missing cause: StorageError, for key: ChapterKey, owner: String) async throws -> Bool {
        guard var missing = cause.missingBytes else { return false }
        let now = now()
        let idle = try await database.read { try CopyTable($0).idle(besides: key, owner: owner, now: now) }
        let sizes = try await disk.run { try idle.map { try bytes(in: $0.folder) } }
        guard missing > 0, sizes.reduce(0, +) >= missing else { return false }
        for (copy, size) in zip(idle, sizes) where missing > 0 && size > 0 {
            if try await discardIdle(copy, owner: owner) { missing -= size }
        }
        return missing <= 0
    }

    /// Whether it did: nobody writes there, and nobody works on the chapter.
    private func discardIdle(_ copy: Copy, owner: String) async throws -> Bool {
        let path = layout.path(copy.folder)
        working.release(path)
        let lock = FolderLock(path, .exclusive)
        defer { withExtendedLifetime(lock) {} }
        guard lock != nil || !Files.isFolder(path) else { return false }
        let now = now()
        // On a full disk the row cannot go before there is space again.
        try await disk.run { Files.emptyFiles(in: path, endingIn: "") }
        guard try await database.write(.normal, { try CopyTable($0).removeIdle(copy, owner: owner, now: now) }) else {
            return false
        }
        try await remove(copy.folder)
        return true
    }

    private func bytes(in folder: String) throws -> Int {
        let path = layout.path(folder)
        return try Files.names(in: path).reduce(0) { $0 + (Files.size(path + "/" + $1) ?? 0) }
    }
}
