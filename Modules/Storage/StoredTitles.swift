public import MangaModels
import MangaSQLite

/// The titles in a library, for who wants nothing else of it: nothing is made, mended or migrated.
public enum StoredTitles {
    /// Manga of all environments whose title begins with `text`, else those in whose title a word does.
    ///
    /// Empty where there is no library. Throws `StorageError`.
    public static func beginning(with text: String, in folder: String, limit: Int) throws -> [Manga] {
        let path = LibraryLayout(folder).database
        guard (Files.size(path) ?? 0) > 0 else { return [] }
        do {
            let connection = try Connection(path: path, mode: .toRead(path))
            let table = CatalogueTable(connection)
            return try table.environments().flatMap { try table.mangas(titled: text, in: $0, limit: limit) }
        } catch {
            throw LibraryDatabase.translated(error, path: path)
        }
    }
}
