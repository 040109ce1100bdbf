import Foundation
import MangaArchives
import MangaModels

extension FolderShelf {
    /// Looks at every page; throws `ShelfError.damaged`, `.empty`, `.limitExceeded`, and where no page can be read
    /// `.notAnImage` or `.unreadablePage`.
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
            guard book.book.pages.indices.contains(index), entry.pages.indices.contains(index) else {
                throw ShelfError.pageNotFound(index, count: entry.pages.count)
            }
            // It would cost the reading of all that stands before it.
            if book.isStreamed, let failure = entry.pages[index].failure { throw failure }
            let (page, type) = try image(book.book.pages[index], in: book, chapter: chapter)
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

    /// Throws the first failure where no page can be read.
    private func check(_ book: OpenBooks.Entry, chapter: String) throws -> [PreparedChapters.Page] {
        var pages: [PreparedChapters.Page] = []
        var size = 0
        for page in book.book.pages {
            let found = try look(at: page, in: book, chapter: chapter, behind: pages.last)
            size += found.size
            try ready.check(size)
            pages.append(found)
        }
        if pages.allSatisfy({ $0.failure != nil }), let failure = pages.first?.failure { throw failure }
        return pages
    }

    private func look(
        at page: ComicPage,
        in book: OpenBooks.Entry,
        chapter: String,
        behind last: PreparedChapters.Page?
    ) throws -> PreparedChapters.Page {
        do {
            // Behind a damage such an archive cannot be read any further, and each attempt would begin at its start.
            if book.isStreamed, case .unreadablePage(_, _, let reason) = last?.failure {
                throw ShelfError.unreadablePage(page.name, chapter: chapter, reason: reason)
            }
            let (found, type) = try image(page, in: book, chapter: chapter)
            return PreparedChapters.Page(size: found.size, fileExtension: type.fileExtension, failure: nil)
        } catch let error as ShelfError where error.isOfPage {
            let fileExtension = (page.name as NSString).pathExtension.lowercased()
            return PreparedChapters.Page(size: 0, fileExtension: fileExtension, failure: error)
        }
    }

    private func image(_ page: ComicPage, in book: OpenBooks.Entry, chapter: String) throws
        -> (PageReader.Page, MediaType)
    {
        do {
            let found = try PageReader(entry: book).read(page)
            guard let type = found.type else { throw ShelfError.notAnImage(page: page.name, chapter: chapter) }
            return (found, type)
        } catch let error as ArchiveError {
            throw ShelfError.unreadablePage(page.name, chapter: chapter, reason: error.message)
        } catch is PageReader.Changed {
            throw ShelfError.changed(chapter: chapter)
        }
    }
}

extension OpenBooks.Entry {
    /// Whether a page costs the reading of all that stands before it.
    fileprivate var isStreamed: Bool {
        switch book.format {
        case .rar, .sevenZip, .tar: true
        case .zip, .folder: false
        }
    }
}

extension ShelfChapter {
    fileprivate init(_ chapter: Chapter, _ entry: PreparedChapters.Entry) {
        let pages = entry.pages.enumerated().map { index, page in
            let number = String(index + 1)
            let padding = String(repeating: "0", count: max(0, 3 - number.count))
            return ShelfPage(
                index: index,
                filename: "\(padding)\(number).\(page.fileExtension)",
                size: page.failure == nil ? page.size : nil
            )
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
