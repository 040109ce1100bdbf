import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

/// What has been read, as the model of a manga tells and changes it.
@MainActor
struct ReadingModelTests {
    @Test func `a chapter is unread, started or read, and that is there again at the next start`() async throws {
        let desk = try await Desk(chapters: Desk.chapters("1", "2", "3"))
        let model = desk.detail()
        await model.load()

        try await model.note(page: 3, of: 12, in: model.chapters[0].chapter)
        try await model.note(page: 4, of: 5, in: model.chapters[1].chapter)

        let again = desk.detail()
        await again.load()
        #expect(model.chapters.map(\.reading) == [.started(page: 3, of: 12), .read, .none])
        #expect(again.chapters.map(\.reading) == model.chapters.map(\.reading))
        #expect(again.chapters.map { $0.readAt != nil } == [true, true, false])
    }

    @Test func `pages go on and never back, and what is read stays read until it is marked unread`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        let chapter = model.chapters[0].chapter

        try await model.note(page: 5, of: 10, in: chapter)
        try await model.note(page: 2, of: 10, in: chapter)
        let begun = model.chapters[0].reading
        try await model.mark(Selection("1"), isRead: true)
        try await model.note(page: 0, of: 30, in: chapter)
        let read = model.chapters[0].reading
        try await model.mark(Selection("1"), isRead: false)
        let reset = model.chapters[0]
        try await model.note(page: 1, of: 30, in: chapter)

        #expect(begun == .started(page: 5, of: 10))
        #expect(read == .read)
        #expect(reset.reading == ReadMark.none)
        #expect(reset.readAt == nil)
        #expect(model.chapters[0].reading == .started(page: 1, of: 30))
    }

    @Test func `chapters without a number are marked only by name, and that is said`() async throws {
        let chapters =
            Desk.chapters("1", "2", "Extra") + [Chapter(id: .init("afterword"), title: "Afterword", pageCount: 4)]
        let desk = try await Desk(chapters: chapters)
        let model = desk.detail()
        await model.load()

        let bulk = try await model.mark(Selection("all"), isRead: true)
        let after = model.chapters.map(\.reading)
        let named = try await model.mark(Selection("afterword,extra,1"), isRead: true)
        let back = try await model.mark(Selection("all"), isRead: false)

        #expect(
            bulk == MarkReport(isRead: true, marked: Array(chapters[..<2]), leftOut: Array(chapters[2...]))
        )
        #expect(after == [.read, .read, .none, .none])
        #expect(named == MarkReport(isRead: true, marked: Array(chapters[2...]), unchanged: [chapters[0]]))
        #expect(back.leftOut == Array(chapters[2...]))
        #expect(model.chapters.map(\.reading) == [.none, .none, .read, .read])
        #expect(
            bulk.lines(width: 200, in: .english).plain == """
                2 chapters marked as read. 2 without a number were left out; they are marked by name alone, such as Extra.
                """
        )
        #expect(
            named.lines(width: 200, in: .spanish).plain
                == "2 capítulos marcados como leídos. 1 ya estaba leído."
        )
        #expect(
            try JSONText.encode(named)
                == #"{"leftOut":[],"mark":"read","marked":["cExtra","afterword"],"unchanged":["c1"]}"#
        )
    }

    @Test func `a bookmark is kept with its page, notes that one came so far, and goes again`() async throws {
        let desk = try await Desk(chapters: [Chapter(id: .init("c1"), number: 1, pageCount: 12)])
        let model = desk.detail()
        await model.load()
        let chapter = model.chapters[0].chapter

        try await model.bookmark(chapter, page: 6)
        try await model.bookmark(chapter, page: 2)
        try await model.bookmark(chapter)
        let kept = try await desk.library.catalogue.bookmarks(of: Desk.manga.id, in: Desk.environment)
        await #expect(throws: ReadingError.noSuchPage(chapter: chapter, page: 12, pages: 12)) {
            try await model.bookmark(chapter, page: 12)
        }

        #expect(kept.map(\.pageIndex) == [2, 6])
        #expect(model.chapters[0].reading == .started(page: 6, of: 12))
        #expect(try await model.removeBookmarks(of: chapter, page: 9) == 0)
        #expect(try await model.removeBookmarks(of: chapter, page: 2) == 1)
        #expect(try await model.removeBookmarks(of: chapter) == 1)
        #expect(try await desk.library.catalogue.bookmarks(of: nil, in: Desk.environment) == [])
    }

    @Test func `the words of a page that is not there`() {
        let error = ReadingError.noSuchPage(chapter: Chapter(id: .init("c1"), number: 1), page: 12, pages: 12)

        #expect(error.message.text(in: .english) == "Chapter 1 has no page 13; its pages are 1 to 12.")
    }
}
