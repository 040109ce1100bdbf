public import MangaModels

// The seed's spelling: `APIConfig.Endpoints.download(mangaSlug: "one-piece", chapterNumber: 1089)`.
extension APIConfig.Endpoints {
    public static func download(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
        current.download(mangaSlug: mangaSlug, chapterNumber: chapterNumber)
    }

    public static func download(mangaSlug: String, chapterNumber: Int) -> String {
        current.download(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }

    public static func checkDownloaded(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
        current.checkDownloaded(mangaSlug: mangaSlug, chapterNumber: chapterNumber)
    }

    public static func checkDownloaded(mangaSlug: String, chapterNumber: Int) -> String {
        current.checkDownloaded(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }

    public static func listChapters(mangaSlug: String) -> String {
        current.listChapters(mangaSlug: mangaSlug)
    }

    public static func getImage(mangaSlug: String, chapterNumber: ChapterNumber, pageIndex: Int) -> String {
        current.getImage(mangaSlug: mangaSlug, chapterNumber: chapterNumber, pageIndex: pageIndex)
    }

    public static func getImage(mangaSlug: String, chapterNumber: Int, pageIndex: Int) -> String {
        current.getImage(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber), pageIndex: pageIndex)
    }

    public static func deleteChapter(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
        current.deleteChapter(mangaSlug: mangaSlug, chapterNumber: chapterNumber)
    }

    public static func deleteChapter(mangaSlug: String, chapterNumber: Int) -> String {
        current.deleteChapter(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }

    public static func storageStats() -> String {
        current.storageStats()
    }

    public static func health() -> String {
        current.health()
    }

    private static var current: APIConfig.Endpoints {
        APIConfig.current.endpoints
    }
}
