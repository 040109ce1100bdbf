public import MangaModels

/// What only a library on a disk can tell; the faces know no paths.
extension Library {
    /// The folder that a committed chapter's page files are in; nil where the chapter is not here.
    ///
    /// Throws `StorageError`.
    public func folder(of key: ChapterKey) async throws -> String? {
        try await disk.folder(of: key)
    }
}
