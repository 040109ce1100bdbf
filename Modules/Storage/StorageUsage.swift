/// What the library takes up.
public struct StorageUsage: Hashable, Codable, Sendable {
    public var mangas: Int
    public var chapters: Int
    public var pages: Int
    public var bytes: Int

    public init(mangas: Int, chapters: Int, pages: Int, bytes: Int) {
        self.mangas = mangas
        self.chapters = chapters
        self.pages = pages
        self.bytes = bytes
    }
}
