public import MangaModels

extension APIConfig {
    /// The absolute addresses of the backend's calls, with `/api/v1` (seed 000).
    ///
    /// Slugs and chapters are percent-encoded here, once.
    public struct Endpoints: Sendable {
        private let base: String

        init(_ config: APIConfig) {
            base = config.apiBasePath
        }

        public func download(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
            path("download", mangaSlug, chapterNumber.description)
        }

        public func checkDownloaded(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
            path("chapters", mangaSlug, chapterNumber.description)
        }

        public func listChapters(mangaSlug: String) -> String {
            path("chapters", mangaSlug)
        }

        /// `pageIndex` counts from 0.
        public func getImage(mangaSlug: String, chapterNumber: ChapterNumber, pageIndex: Int) -> String {
            path("images", mangaSlug, chapterNumber.description, String(pageIndex))
        }

        public func deleteChapter(mangaSlug: String, chapterNumber: ChapterNumber) -> String {
            path("chapters", mangaSlug, chapterNumber.description)
        }

        public func storageStats() -> String {
            path("storage", "stats")
        }

        public func health() -> String {
            path("health")
        }

        private func path(_ segments: String...) -> String {
            base + segments.map { "/" + PathSegment.encoded($0) }.joined()
        }
    }
}
