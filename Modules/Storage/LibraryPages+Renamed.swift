extension LibraryPages {
    /// Whether the folder of a copy in writing is there, so that it can be gone on with.
    ///
    /// One that has been renamed for a commit that never came, since its process died or the database was full, gets
    /// its name back: all of its pages are good.
    func hasFolder(_ copy: Copy) async throws -> Bool {
        if Files.isFolder(layout.path(copy.folder)) { return true }
        working.release(layout.path(copy.folder))
        let parent = Files.folder(of: copy.folder)
        for name in try await disk.run({ try Files.names(in: layout.path(parent)) }) {
            let folder = parent + "/" + name
            if try await takeBack(folder, as: copy) { return true }
        }
        return false
    }

    /// Gives a folder that no row points at the name of `copy` again, where its manifest says that it is that one.
    private func takeBack(_ folder: String, as copy: Copy) async throws -> Bool {
        let path = layout.path(folder)
        guard FolderName.isOurs(Files.name(of: folder)), FolderName.mark(of: Files.name(of: folder)) == nil,
            // Against whoever brings disk and database into agreement meanwhile.
            let lock = FolderLock(path, .exclusive)
        else { return false }
        defer { withExtendedLifetime(lock) {} }
        guard try await !database.read({ try CopyTable($0).isKnown(folder: folder) }) else { return false }
        return try await disk.run {
            guard case .manifest(let manifest) = Manifest.read(from: path), manifest.info.key == copy.key,
                manifest.edition ?? "" == copy.edition, manifest.verifies(in: path)
            else { return false }
            return try Files.renameFolder(path, unlessTaken: layout.path(copy.folder))
        }
    }
}
