public import MangaModels

/// What is known of a chapter when its download begins: enough to show it offline.
public struct ChapterInfo: Hashable, Codable, Sendable {
    public var environment: EnvironmentID
    public var manga: Manga
    public var chapter: Chapter

    public init(environment: EnvironmentID, manga: Manga, chapter: Chapter) {
        self.environment = environment
        self.manga = manga
        self.chapter = chapter
    }

    public var key: ChapterKey {
        ChapterKey(environment: environment, manga: manga.id, chapter: chapter.id)
    }
}
