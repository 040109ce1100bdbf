public import MangaModels
public import MangaStorage

extension BookmarksReport {
    /// The bookmarks of a manga, or of all of `environment` where it is nil; throws `StorageError`.
    public init(of manga: Manga.ID?, in environment: EnvironmentID, _ catalogue: any Catalogue) async throws {
        var titles: [Manga.ID: String] = [:]
        var chapters: [Manga.ID: [Chapter.ID: Chapter]] = [:]
        let bookmarks = try await catalogue.bookmarks(of: manga, in: environment)
        for id in Set(bookmarks.map(\.manga)) {
            titles[id] = try await catalogue.manga(id, in: environment)?.title
            let known = try await catalogue.chapters(of: id, in: environment)
            chapters[id] = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        }
        self.init(
            bookmarks.map {
                Entry(
                    $0,
                    mangaTitle: titles[$0.manga] ?? $0.manga.rawValue,
                    chapter: chapters[$0.manga]?[$0.chapter]
                )
            }
        )
    }
}
