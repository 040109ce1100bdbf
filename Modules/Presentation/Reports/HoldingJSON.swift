import MangaModels
import MangaStorage

/// A chapter on this disk in JSON.
struct HoldingJSON: Encodable {
    var manga: String
    var mangaTitle: String
    var id: Chapter.ID
    var number: ChapterNumber?
    var volume: String?
    var title: String?
    var pages: Int
    var bytes: Int
    var downloadedAt: String
    var reading: String
    var readAt: String?

    init(_ holding: StoredHolding) {
        manga = holding.info.manga.slug
        mangaTitle = holding.info.manga.title
        id = holding.info.chapter.id
        number = holding.info.chapter.number
        volume = holding.info.chapter.volume
        title = holding.info.chapter.title
        pages = holding.pages
        bytes = holding.bytes
        downloadedAt = Timestamp.text(holding.downloadedAt)
        reading = (holding.progress.map(ReadMark.init) ?? .none).word
        readAt = holding.progress.map { Timestamp.text($0.updatedAt) }
    }
}
