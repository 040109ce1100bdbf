import MangaSQLite

extension LibraryPages {
    /// Removes every copy, stored or in writing.
    ///
    /// All folders are set aside first, so that none is adopted again after a death in between; then they are emptied,
    /// since on a full disk their rows cannot go before there is space again.
    func clear() async throws {
        let copies = try await database.read { try CopyTable($0).all() }
        for copy in copies { working.release(layout.path(copy.folder)) }
        let doomed = try await disk.run { try copies.map { try layout.setAside($0.folder) } }
        for folder in doomed { try await disk.run { try layout.empty(folder) } }
        try await database.write { connection in
            for copy in copies { try CopyTable(connection).drop(copy) }
        }
        for folder in doomed { try await remove(folder) }
    }
}
