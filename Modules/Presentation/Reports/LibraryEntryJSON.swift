import MangaModels
import MangaStorage

/// A manga of the library in JSON.
struct LibraryEntryJSON: Encodable {
    var id: Manga.ID
    var slug: String
    var title: String
    var author: String?
    var chapters: Int
    var stored: Int
    var unread: Int
    var pages: Int
    var bytes: Int
    var readAt: String?
    var storedAt: String?

    init(_ entry: LibraryEntry) {
        id = entry.manga.id
        slug = entry.manga.slug
        title = entry.manga.title
        author = entry.manga.author
        chapters = entry.chapters
        stored = entry.stored
        unread = entry.unread
        pages = entry.pages
        bytes = entry.bytes
        readAt = entry.readAt.map(Timestamp.text)
        storedAt = entry.storedAt.map(Timestamp.text)
    }
}
