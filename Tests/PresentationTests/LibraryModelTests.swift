import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

/// Library and Storage over a real library.
@MainActor
struct LibraryModelTests {
    @Test func `counts what is known, here and unread`() async throws {
        let desk = try await Desk(chapters: Desk.chapters("1", "2", "3"))
        try await desk.store(Desk.chapters("2")[0])
        let detail = desk.detail()
        await detail.load()
        try await detail.mark(Selection("1-2"), isRead: true)

        let model = LibraryModel(of: Desk.environment, desk.library.catalogue)
        await model.load()
        let entry = try #require(model.report.entries.first)

        #expect(model.report.count == 1)
        #expect(entry.manga == Desk.manga)
        #expect((entry.chapters, entry.unread, entry.stored, entry.pages) == (3, 1, 1, 1))
        #expect(entry.bytes > 0)
        #expect(entry.readAt != nil)
    }

    @Test func `a failure is said, and empties no list`() async throws {
        let desk = try await Desk()
        await desk.detail().load()
        let model = LibraryModel(of: Desk.environment, desk.library.catalogue)
        await model.load()
        await desk.library.close()

        await model.load()

        #expect(model.report.entries.map(\.manga) == [Desk.manga])
        #expect(model.report.failure != nil)
    }

    @Test func `cleaning takes what was read and is old, and what is unread only where that is asked for`()
        async throws
    {
        let desk = try await Desk(chapters: Desk.chapters("1", "2", "3"))
        for chapter in Desk.chapters("1", "2") { try await desk.store(chapter) }
        let detail = desk.detail()
        await detail.load()
        try await detail.mark(Selection("1"), isRead: true)
        let model = StorageModel(desk.library.catalogue, desk.library.pages)

        let old = try await model.cleaning(unusedSince: Date(timeIntervalSinceNow: -60), unread: true)
        let read = try await model.cleaning(unusedSince: nil, unread: false)
        let all = try await model.cleaning(unusedSince: Date(timeIntervalSinceNow: 60), unread: true)
        let done = try await model.clean(read)
        await detail.refresh()
        try await model.load()

        #expect(old.holdings == [])
        #expect(read.holdings.map(\.info.chapter.id.rawValue) == ["c1"])
        #expect(read.unreadLeft == 1)
        #expect(all.holdings.count == 2)
        #expect(done.isDone)
        #expect(done.bytes == read.bytes)
        #expect(detail.chapters.states == "1 none, 2 downloaded, 3 none")
        #expect(detail.chapters[0].reading == .read)
        #expect(model.report.total.chapters == 1)
        #expect(try await model.chapters(of: Desk.manga, in: Desk.environment).holdings.count == 1)
    }

    @Test func `what a silent server said before is shown with its date`() async throws {
        let desk = try await Desk()
        await desk.detail().load()
        desk.source.change { $0.failure = SilentServer() }

        let model = desk.detail()
        await model.load()
        let date = try #require(model.knownSince)
        let offline = model.report
        desk.source.change { $0.failure = nil }
        await model.load()

        #expect(abs(date.timeIntervalSinceNow) < 120)
        #expect(offline.knownSince == date)
        #expect(
            offline.failure?.text(in: .english)
                == "The server is silent. What follows is what was known on \(Language.english.text(of: date))."
        )
        #expect(model.knownSince == nil)
    }
}
