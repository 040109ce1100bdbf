import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

/// Popular and Search over a scripted server and a real library.
@MainActor
struct MangaListModelTests {
    private let moth = Manga(id: .init("w"), slug: "moth", title: "A Winter of Moths", author: "Ada Vale")

    @Test(arguments: [ListQuestion.popular, .search("o", offset: 0, limit: 50)])
    func `without the server, a new process shows the last answer in its order, and of when it is`(
        question: ListQuestion
    ) async throws {
        let desk = try await Desk()
        desk.source.change { $0.listed = [Desk.manga, moth] }
        let first = desk.list(question)
        try await first.load()
        desk.source.change { $0.failure = SilentServer() }

        let second = desk.list(question)
        try await second.load()

        let date = try #require(second.report.knownSince)
        #expect(first.report.failure == nil)
        #expect(first.report.knownSince == nil)
        #expect(second.report.mangas == [Desk.manga, moth])
        #expect(second.report.kind == first.report.kind)
        #expect(abs(date.timeIntervalSinceNow) < 120)
        #expect(
            second.report.failure?.text(in: .english)
                == "The server is silent. What follows is what was known on \(Language.english.text(of: date))."
        )
    }

    @Test func `what was never asked for is answered from all that was ever listed`() async throws {
        let desk = try await Desk()
        desk.source.change { $0.listed = [Desk.manga, moth] }
        try await desk.list(.popular).load()
        desk.source.change { $0.failure = SilentServer() }

        let model = desk.list(.search("mo", offset: 0, limit: 10))
        try await model.load()

        let date = try #require(model.report.knownSince)
        #expect(model.report.kind == .search("mo"))
        #expect(model.report.mangas == [moth, Desk.manga])
        #expect(
            model.report.failure?.text(in: .spanish) == """
                El servidor calla. Lo que sigue es lo que conoce la biblioteca, hasta el \
                \(Language.spanish.text(of: date)).
                """
        )
    }

    @Test func `a failed refresh empties no list, also where the library is gone`() async throws {
        let desk = try await Desk()
        let model = desk.list(.popular)
        try await model.load()
        desk.source.change { $0.failure = SilentServer() }
        await desk.library.close()

        try await model.load()

        #expect(model.report.mangas == [Desk.manga])
        #expect(
            model.report.failure?.text(in: .english) == "The server is silent. What follows is what was known before."
        )
    }

    @Test func `where nobody knows anything, that is an error, which names the text`() async throws {
        let desk = try await Desk()
        desk.source.change { $0.failure = SilentServer() }

        await #expect(throws: SilentServer.self) { try await desk.list(.popular).load() }
        await #expect(throws: SilentServer.self) { try await desk.list(.search("lo")).load() }
        await desk.known()
        let error = await #expect(throws: ListError.self) {
            try await desk.list(.search("lo", offset: 0, limit: 50)).load()
        }

        #expect(
            error?.message.text(in: .english)
                == "The server is silent. The library knows no manga with “lo” in its title either."
        )
    }

    @Test func `a manga that was only listed is shown without the server, with what the list said`() async throws {
        let desk = try await Desk()
        desk.source.change { $0.listed = [Manga(id: .init("m"), slug: "moon", title: "Moon", author: "Ada Vale")] }
        try await desk.list(.popular).load()
        desk.source.change { $0.failure = SilentServer() }

        let model = desk.detail()
        await model.load()

        let date = try #require(model.knownSince)
        #expect(
            model.report.lines(width: 200, in: .english).plain == """
                Moon
                by Ada Vale

                The server is silent. What follows is what was known on \(Language.english.text(of: date)).

                Its chapters were never fetched; open it again when the server answers.
                """
        )
    }
}
