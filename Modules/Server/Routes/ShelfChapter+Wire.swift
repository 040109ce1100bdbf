import MangaConfig
import MangaModels

extension DownloadReceipt {
    init(_ ready: ShelfChapter, ofManga slug: String) {
        self.init(
            mangaSlug: slug,
            chapterNumber: ready.chapter.number,
            totalPages: ready.pageCount,
            totalSize: ready.size
        )
    }
}

extension DownloadedChapters.Entry {
    init(_ ready: ShelfChapter) {
        self.init(
            chapterNumber: ready.chapter.number,
            chapterId: ready.chapter.id,
            totalPages: ready.pageCount,
            totalSize: ready.size,
            downloadedAt: Timestamp.text(ready.preparedAt)
        )
    }
}

extension ChapterManifest {
    init(_ ready: ShelfChapter, ofManga slug: String) {
        let base = ["images", slug, ready.chapter.slug].map { "/" + PathSegment.encoded($0) }.joined()
        self.init(
            mangaSlug: slug,
            chapterNumber: ready.chapter.number,
            chapterID: ready.chapter.id,
            images: ready.pages.map { page in
                Image(
                    page: page.index,
                    filename: page.filename,
                    size: page.size,
                    url: "/api/v1\(base)/\(page.index)"
                )
            },
            totalSize: ready.size,
            downloadedAt: ready.preparedAt
        )
    }
}
