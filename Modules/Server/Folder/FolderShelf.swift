public import MangaArchives
public import MangaModels
import MangaStorage

/// A folder of the user's own comics as a shelf.
///
/// Nothing is copied: `prepare` opens a chapter, looks at every page and remembers that it is good, and pages are sent
/// from inside the archives. A chapter whose file changes must be prepared again. The folder is only read, unless the
/// options say that it may be written to.
public struct FolderShelf: Shelf {
    /// What may be done to the folder, and how often it is looked at.
    public struct Options: Hashable, Sendable {
        /// Whether `delete` removes the user's file.
        public var isWritable: Bool
        /// The most bytes of pages that may be prepared, all chapters together; nil for no limit.
        public var prepareLimit: Int?
        /// How long a look at the folder is good for.
        public var rescanInterval: Duration

        public init(isWritable: Bool = false, prepareLimit: Int? = nil, rescanInterval: Duration = .seconds(2)) {
            self.isWritable = isWritable
            self.prepareLimit = prepareLimit
            self.rescanInterval = rescanInterval
        }
    }

    let folder: ComicFolder
    let options: Options
    let index: ComicIndex
    let books: OpenBooks
    let ready: PreparedChapters

    public init(_ folder: ComicFolder, options: Options = Options()) {
        self.folder = folder
        self.options = options
        index = ComicIndex(folder, interval: options.rescanInterval)
        books = OpenBooks(root: folder.path)
        ready = PreparedChapters(limit: options.prepareLimit)
    }

    /// What is in the folder, and what was passed over; throws `ShelfError.folderUnavailable`.
    public func scan() async throws -> ComicScan {
        try await index.content().scan
    }

    public func mangas() async throws -> [Manga] {
        try await index.content().scan.series.map(\.manga)
    }

    public func manga(slug: String) async throws -> Manga {
        try await index.content().series(slug).manga
    }

    public func chapters(ofManga slug: String) async throws -> [Chapter] {
        try await index.content().series(slug).chapters.map(\.chapter)
    }

    public func storage() async throws -> ServerStorage {
        let series = try await index.content().scan.series
        let chapters = series.flatMap(\.chapters)
        let size = try await Blocking.run { chapters.reduce(0) { $0 + ChapterRemoval.size(of: $1.path) } }
        return ServerStorage(
            totalMangas: series.count,
            totalChapters: chapters.count,
            totalPages: chapters.reduce(0) { $0 + ($1.chapter.pageCount ?? 0) },
            totalSize: size,
            totalSizeFormatted: ByteCount.text(size),
            limit: options.prepareLimit,
            available: options.prepareLimit.map { max(0, $0 - ready.size) }
        )
    }

    /// Bytes of the user's file that was removed; throws `ShelfError.readOnly` where that may not be.
    public func delete(chapter: String, ofManga slug: String) async throws -> Int {
        guard options.isWritable else { throw ShelfError.readOnly }
        let (place, key) = try await locate(chapter, slug)
        let freed = try await Blocking.run { [folder] in
            try ChapterRemoval(root: folder.path).remove(place.path, chapter: chapter)
        }
        ready.remove(key)
        books.forget(place.path)
        index.expire()
        return freed
    }

    func locate(_ chapter: String, _ slug: String) async throws -> (ComicChapter, PreparedChapters.Key) {
        let content = try await index.content()
        let found = try content.chapter(chapter, ofManga: slug)
        return (found, PreparedChapters.Key(manga: try content.series(slug).id, chapter: found.id))
    }
}
