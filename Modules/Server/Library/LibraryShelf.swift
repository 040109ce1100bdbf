public import MangaModels
public import MangaStorage

/// What was downloaded, as a shelf: every chapter in it is ready.
public struct LibraryShelf: Shelf {
    private let pages: any Pages
    private let environment: EnvironmentID
    private let isWritable: Bool

    /// Serves what was downloaded in `environment`; a writable shelf lets chapters be deleted from the library.
    public init(_ pages: any Pages, environment: EnvironmentID, isWritable: Bool = false) {
        self.pages = pages
        self.environment = environment
        self.isWritable = isWritable
    }

    public func mangas() async throws -> [Manga] {
        let stored = try await pages.chapters(in: environment, of: nil)
        let byID = Dictionary(grouping: stored, by: \.info.manga.id)
        let mangas = byID.values.compactMap { chapters in
            chapters.last.map { last in
                var manga = last.info.manga
                manga.chapterCount = chapters.count
                return manga
            }
        }
        return mangas.sorted { NaturalOrder.isBefore($0.title, $1.title) }
    }

    public func manga(slug: String) async throws -> Manga {
        guard let manga = try await mangas().first(where: { $0.slug == slug }) else {
            throw ShelfError.mangaNotFound(slug)
        }
        return manga
    }

    public func chapters(ofManga slug: String) async throws -> [Chapter] {
        try await stored(ofManga: slug).map(\.info.chapter)
    }

    public func prepare(chapter: String, ofManga slug: String) async throws -> ShelfChapter {
        _ = try await stored(chapter, ofManga: slug)
        throw ShelfError.alreadyPrepared(chapter, manga: slug)
    }

    public func prepared(ofManga slug: String) async throws -> [ShelfChapter] {
        try await stored(ofManga: slug).map(ShelfChapter.init)
    }

    public func prepared(chapter: String, ofManga slug: String) async throws -> ShelfChapter {
        ShelfChapter(try await stored(chapter, ofManga: slug))
    }

    public func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) async throws -> PageContent {
        let stored = try await stored(chapter, ofManga: slug)
        guard let page = stored.pages.first(where: { $0.index == index }) else {
            throw ShelfError.pageNotFound(index, count: stored.pages.count)
        }
        let slice = try await pages.page(index, of: stored.info.key)
        return PageContent(body: .slice(slice), mediaType: page.mediaType, tag: page.sha256)
    }

    public func delete(chapter: String, ofManga slug: String) async throws -> Int {
        guard isWritable else { throw ShelfError.readOnly }
        return try await pages.delete(stored(chapter, ofManga: slug).info.key)
    }

    public func storage() async throws -> ServerStorage {
        let usage = try await pages.usage(of: environment)
        return ServerStorage(
            totalMangas: usage.mangas,
            totalChapters: usage.chapters,
            totalPages: usage.pages,
            totalSize: usage.bytes,
            totalSizeFormatted: ByteCount.text(usage.bytes)
        )
    }

    /// In reading order; by slug where that says nothing.
    private func stored(ofManga slug: String) async throws -> [StoredChapter] {
        let manga = try await manga(slug: slug)
        let stored = try await pages.chapters(in: environment, of: manga.id)
        let order = ChapterOrder(of: stored.map(\.info.chapter))
        return stored.sorted { one, other in
            let (one, other) = (one.info.chapter, other.info.chapter)
            return order.isBefore(one, other) ?? NaturalOrder.isBefore(one.slug, other.slug)
        }
    }

    private func stored(_ chapter: String, ofManga slug: String) async throws -> StoredChapter {
        let stored = try await stored(ofManga: slug)
        guard let place = ChapterIndex(stored.map(\.info.chapter)).place(of: chapter) else {
            throw ShelfError.chapterNotFound(chapter, manga: slug)
        }
        return stored[place]
    }
}

extension ShelfChapter {
    fileprivate init(_ stored: StoredChapter) {
        self.init(
            chapter: stored.info.chapter,
            pages: stored.pages.map { ShelfPage(index: $0.index, filename: $0.file, size: $0.size) },
            pageCount: stored.pages.count,
            size: stored.size,
            preparedAt: stored.downloadedAt
        )
    }
}
