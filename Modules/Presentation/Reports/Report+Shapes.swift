/// What `--json` prints of each report, as help shows it; a test compares them with what is printed.
extension JSONShape {
    static let manga: JSONShape = """
        {id, slug, title, alternativeTitles?, author?, description?, genres, status?, coverImage?, chapterCount?}
        """
    static let chapter: JSONShape = """
        {id, number?, title?, volume?, language?, group?, pageCount?, releaseDate?, state, donePages?, totalPages?, \
        missingPages?, reason?, reading, readPage?, readPages?, readAt?}
        """
    static let metrics: JSONShape = "{bytes, pages, retries, waitedForHostSeconds, spentSeconds}"
    static let download: JSONShape = """
        {id, environment, manga, mangaTitle, chapter, number?, volume?, chapterTitle?, state, donePages, totalPages, \
        missingPages?, priority, metrics: \(metrics), bytesPerSecond?, secondsLeft?, reason?}
        """
    static let usage: JSONShape = "{mangas, chapters, pages, bytes}"
    static let holding: JSONShape = """
        {manga, mangaTitle, id, number?, volume?, title?, pages, bytes, downloadedAt, reading, readAt?}
        """
    static let extent: JSONShape = "{chapters, pages, bytes}"
}

extension MangaListReport {
    public static let shape: JSONShape = """
        {kind, query?, offset, mangas: [\(JSONShape.manga)], failure?, knownSince?, reason?}
        """
}

extension MangaDetailReport {
    public static let shape: JSONShape = """
        {manga: \(JSONShape.manga), chapters: [\(JSONShape.chapter)], failure?, knownSince?, reason?}
        """
}

extension ChaptersReport {
    public static let shape: JSONShape = """
        {manga, total, matching, page?, pages?, chapters: [\(JSONShape.chapter)], failure?, knownSince?, reason?}
        """
}

extension PagesReport {
    public static let shape: JSONShape = """
        {manga, mangaTitle, chapter, number?, volume?, chapterTitle?, folder?, size?, missingPages?, \
        pages: [{page, file?, path?, size?, mediaType?, width?, height?}], reason?}
        """
}

extension LibraryReport {
    public static let shape: JSONShape = """
        {environment, query, sort, offset, count, mangas: [{id, slug, title, author?, chapters, stored, unread, pages, \
        bytes, readAt?, storedAt?}], failure?, reason?}
        """
}

extension HistoryReport {
    public static let shape: JSONShape = """
        {environment?, offset, count, mangas: [{environment, id, slug, title, chapter, number?, volume?, chapterTitle?, page, \
        pages, completed, unread, readAt}], reason?}
        """
}

extension BookmarksReport {
    public static let shape: JSONShape = """
        {bookmarks: [{manga, mangaTitle, chapter, number?, volume?, chapterTitle?, page, addedAt}], reason?}
        """
}

extension NextChapterReport {
    public static let shape: JSONShape = """
        {manga, mangaTitle, chapter?: \(JSONShape.chapter), page?, last?, unread, failure?}
        """
}

extension MarkReport {
    public static let shape: JSONShape = "{mark, marked, unchanged, leftOut}"
}

extension StorageReport {
    public static let shape: JSONShape = """
        {total: \(JSONShape.usage), environments: [{id, name, usage: \(JSONShape.usage), \
        mangas: [{id, slug, title, chapters, pages, bytes, storedAt?}]}], reason?}
        """
}

extension MangaStorageReport {
    public static let shape: JSONShape = """
        {manga, mangaTitle, bytes, pages, chapters: [\(JSONShape.holding)], reason?}
        """
}

extension CleaningReport {
    public static let shape: JSONShape = """
        {removed, bytes, unreadLeft, chapters: [\(JSONShape.holding)], reason?}
        """
}

extension DownloadsReport {
    public static let shape: JSONShape = """
        {active: [\(JSONShape.download)], completed: [\(JSONShape.download)], failed: [\(JSONShape.download)], \
        counts: {active, completed, failed}, paused, storage?: \(JSONShape.usage), failure?, reason?}
        """
    /// The same for people: the three lists are alike.
    public static let shortShape: JSONShape = """
        {active: [download], completed: [download], failed: [download], counts: {active, completed, failed}, paused, \
        storage?: \(JSONShape.usage), failure?, reason?}, download = \(JSONShape.download)
        """
}

extension DownloadStatistics {
    public static let shape: JSONShape = """
        {total: {completed, failed, cancelled, metrics: \(JSONShape.metrics)}, now: {running, waiting, paused, \
        donePages, totalPages, metrics: \(JSONShape.metrics), bytesPerSecond?, secondsLeft?}, \
        downloads: [\(JSONShape.download)]}
        """
}

extension VerificationReport {
    public static let shape: JSONShape = """
        {sound, deep, checked: \(JSONShape.extent), found: {missing?, truncated?, altered?, unreadable?, undecodable?, \
        manifest?, gap?, foreign?}, chapters: [{environment, manga, mangaTitle, chapter, number?, volume?, chapterTitle?, \
        sound, pages, bytes, findings: [{kind, page?, file?, message}]}], reason?}
        """
}

extension RepairReport {
    public static let shape: JSONShape = """
        {sound, deep, checked: \(JSONShape.extent), chapters: [{environment, manga, mangaTitle, chapter, number?, \
        volume?, chapterTitle?, pages, state, reason?}], reason?}
        """
}

extension EnvironmentsReport {
    public static let shape: JSONShape = """
        {current, environments: [{id, name, kind, url, current, default, from, mock?}]}
        """
}

extension EnvironmentCheckReport {
    public static let shape: JSONShape = """
        {environments: [{id, name, kind, url, reachable, ready, status?, version?, milliseconds?, protocol?, insecure, \
        certificateExpires?, certificateDays?, problem?}]}
        """
}
