/// What names a chapter across all environments: the key of the queue and of the library.
public struct ChapterKey: Hashable, Codable, Sendable {
    public let environment: EnvironmentID
    public let manga: Manga.ID
    public let chapter: Chapter.ID

    public init(environment: EnvironmentID, manga: Manga.ID, chapter: Chapter.ID) {
        self.environment = environment
        self.manga = manga
        self.chapter = chapter
    }
}
