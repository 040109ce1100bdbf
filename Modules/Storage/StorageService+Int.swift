public import Foundation
public import MangaImaging
import MangaModels

/// The same calls with whole chapter numbers.
extension StorageService {
    public func saveImage(_ image: PageImage, mangaSlug: String, chapterNumber: Int, pageIndex: Int) async throws {
        try await saveImage(
            image,
            mangaSlug: mangaSlug,
            chapterNumber: ChapterNumber(chapterNumber),
            pageIndex: pageIndex
        )
    }

    public func isChapterDownloaded(mangaSlug: String, chapterNumber: Int) -> Bool {
        isChapterDownloaded(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }

    public func getChapterDirectory(mangaSlug: String, chapterNumber: Int) -> URL {
        getChapterDirectory(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }

    public func getImageURL(mangaSlug: String, chapterNumber: Int, pageIndex: Int) -> URL? {
        getImageURL(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber), pageIndex: pageIndex)
    }

    @discardableResult
    public func deleteDownloadedChapter(mangaSlug: String, chapterNumber: Int) -> Bool {
        deleteDownloadedChapter(mangaSlug: mangaSlug, chapterNumber: ChapterNumber(chapterNumber))
    }
}
