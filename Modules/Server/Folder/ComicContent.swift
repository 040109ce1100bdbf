import MangaArchives
import MangaModels

/// One scan of a folder of comics, by slug.
struct ComicContent: Sendable {
    let scan: ComicScan
    private let bySlug: [String: ComicSeries]

    init(_ scan: ComicScan) {
        self.scan = scan
        bySlug = Dictionary(scan.series.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func series(_ slug: String) throws(ShelfError) -> ComicSeries {
        guard let series = bySlug[slug] else { throw .mangaNotFound(slug) }
        return series
    }

    func chapter(_ name: String, ofManga slug: String) throws(ShelfError) -> ComicChapter {
        let series = try series(slug)
        let index = ChapterIndex(series.chapters.map(\.chapter))
        guard let place = index.place(of: name) else { throw .chapterNotFound(name, manga: slug) }
        return series.chapters[place]
    }
}
