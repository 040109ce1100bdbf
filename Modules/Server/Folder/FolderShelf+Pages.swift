import Foundation
import MangaArchives
import MangaModels

extension FolderShelf {
    /// Looks at every page; throws `ShelfError.notAnImage`, `.damaged`, `.empty`, `.limitExceeded`.
    public func prepare(chapter: String, ofManga slug: String) async throws -> ShelfChapter {
        let (place, key) = try await locate(chapter, slug)
        return try await Blocking.run {
            let book = try open(place, slug)
            guard ready.entry(key, stamp: book.stamp) == nil else {
                throw ShelfError.alreadyPrepared(chapter, manga: slug)
            }
            let pages = try check(book, chapter: chapter)
            let entry = PreparedChapters.Entry(pages: pages, stamp: book.stamp, preparedAt: Date())
            guard try ready.insert(entry, for: key) else { throw ShelfError.alreadyPrepared(chapter, manga: slug) }
            return ShelfChapter(place.chapter, entry)
        }
    }

    public func prepared(ofManga slug: String) async throws -> [ShelfChapter] {
        let series = try await index.content().series(slug)
        return try await Blocking.run {
            series.chapters.compactMap { place in
                let key = PreparedChapters.Key(manga: series.id, chapter: place.id)
                return entry(of: place, key).map { ShelfChapter(place.chapter, $0) }
            }
        }
    }

    public func prepared(chapter: String, ofManga slug: String) async throws -> ShelfChapter {
        let (place, key) = try await locate(chapter, slug)
        return try await Blocking.run {
            guard let entry = entry(of: place, key) else { throw ShelfError.chapterNotFound(chapter, manga: slug) }
            return ShelfChapter(place.chapter, entry)
        }
    }

    public func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) async throws -> PageContent {
        let (place, key) = try await locate(chapter, slug)
        return try await Blocking.run {
            guard let entry = entry(of: place, key) else { throw ShelfError.chapterNotFound(chapter, manga: slug) }
            let book = try open(place, slug)
            guard book.book.pages.indices.contains(index) else {
                throw ShelfError.pageNotFound(index, count: entry.pages.count)
            }
            let page = try read(book.book.pages[index], in: book, chapter: chapter)
            guard let type = page.type else {
                throw ShelfError.notAnImage(page: book.book.pages[index].name, chapter: chapter)
            }
            return PageContent(body: page.body, mediaType: type.rawValue, tag: page.tag)
        }
    }

    private func entry(of place: ComicChapter, _ key: PreparedChapters.Key) -> PreparedChapters.Entry? {
        FileStamp(path: place.path).flatMap { ready.entry(key, stamp: $0) }
    }

    private func open(_ place: ComicChapter, _ slug: String) throws -> OpenBooks.Entry {
        let name = place.chapter.slug
        do {
            guard let book = try books.book(at: place.path) else { throw ShelfError.chapterNotFound(name, manga: slug) }
            return book
        } catch ArchiveError.noPages {
            throw ShelfError.empty(chapter: name)
        } catch let error as ArchiveError {
            throw ShelfError.damaged(chapter: name, reason: error.message)
        }
    }

    private func check(_ book: OpenBooks.Entry, chapter: String) throws -> [PreparedChapters.Page] {
        var pages: [PreparedChapters.Page] = []
        var size = 0
        for page in book.book.pages {
            let found = try read(page, in: book, chapter: chapter)
            guard let type = found.type else { throw ShelfError.notAnImage(page: page.name, chapter: chapter) }
            size += found.size
            try ready.check(size)
            pages.append(PreparedChapters.Page(size: found.size, type: type))
        }
        return pages
    }

    private func read(_ page: ComicPage, in book: OpenBooks.Entry, chapter: String) throws -> PageReader.Page {
        do {
            return try PageReader(entry: book).read(page)
        } catch let error as ArchiveError {
            throw ShelfError.damaged(chapter: chapter, reason: error.message)
        } catch is PageReader.Changed {
            throw ShelfError.changed(chapter: chapter)
        }
    }
}

extension ShelfChapter {
    fileprivate init(_ chapter: Chapter, _ entry: PreparedChapters.Entry) {
        let pages = entry.pages.enumerated().map { index, page in
            let number = String(index + 1)
            let padding = String(repeating: "0", count: max(0, 3 - number.count))
            return ShelfPage(index: index, filename: "\(padding)\(number).\(page.type.fileExtension)", size: page.size)
        }
        self.init(
            chapter: chapter,
            pages: pages,
            pageCount: pages.count,
            size: entry.size,
            preparedAt: entry.preparedAt
        )
    }
}
