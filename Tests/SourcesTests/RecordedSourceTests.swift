import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaSources
import Synchronization
import TestSupport
import Testing

/// A recorded session that is played in another order.
struct RecordedSourceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ path: String, _ body: String, status: Int = 200) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(#"{"body": \#(body), "meta": {"statusCode": \#(status)}}"#.utf8).write(to: file)
    }

    /// A search, and a detail.
    private func record() throws {
        try write(
            "api/v1/manga/GET?q=l&offset=0&limit=50.json",
            """
            [{"slug": "lantern-street", "title": "Lantern Street", "author": "Ada Vale"},
             {"slug": "lost", "title": "Lost", "alternativeTitles": ["Verloren"]}]
            """
        )
        try write("api/v1/manga/moon/GET.json", #"{"slug": "moon", "title": "Moon", "chapterCount": 3}"#)
        try write("api/v1/manga/moon/chapters/GET.json", #"[{"id": "moon-1", "number": 1}]"#)
        try write("api/v1/manga/gone/GET.json", #"{"slug": "gone", "title": "Gone"}"#, status: 404)
        try write("api/v1/manga/GET?q=broken.json", #"{"error": {"code": 1}}"#)
    }

    private func source(_ tell: @escaping @Sendable (Message) -> Void = { _ in }) -> RecordedSource {
        let config = APIConfig(id: EnvironmentID("demo"), serverURL: "http://mock.invalid")
        let mocks = MockTransport(folder: folder.path, servers: [URL(string: config.baseURL)].compactMap(\.self))
        let client = HTTPClient(config: config, transport: mocks)
        return RecordedSource(MangaReaderSource(client: client), in: config, mocks: mocks, tell: tell)
    }

    @Test func `a list that was not recorded is made of all that was, and that is told`() async throws {
        try record()
        let said = Box()
        let source = source { said.add($0.text(in: .english)) }

        #expect(try await source.popular().map(\.slug) == ["lantern-street", "lost", "moon"])
        #expect(try await source.search("", offset: 1, limit: 1).map(\.slug) == ["lost"])
        #expect(try await source.search("ada", offset: 0, limit: 50).map(\.slug) == ["lantern-street"])
        #expect(try await source.search("VERLOREN", offset: 0, limit: 50).map(\.slug) == ["lost"])
        #expect(
            said.all.first
                == "This list was not recorded: it is made of the manga in the answers that were, 3 of them."
        )
        #expect(said.all.count == 4)
    }

    @Test func `a manga is found by its name, without a word`() async throws {
        try record()
        let said = Box()
        let source = source { said.add($0.text(in: .english)) }

        #expect(try await source.search("lantern street", offset: 0, limit: 50).map(\.slug) == ["lantern-street"])
        #expect(try await source.manga(slug: "lost").title == "Lost")
        #expect(said.all == [])
    }

    @Test func `what was recorded goes first`() async throws {
        try record()
        try write("manga/popular/GET.json", #"[{"slug": "lost", "title": "Lost"}]"#)

        #expect(try await source().popular().map(\.slug) == ["lost"])
        #expect(try await source().manga(slug: "moon").chapterCount == 3)
    }

    @Test func `what no answer tells is the file that is missing`() async throws {
        let path = "\(folder.path)/api/v1/manga/GET?q=moth&offset=0&limit=50.json"

        for isRecorded in [false, true] {
            if isRecorded { try record() }
            let error = await #expect(throws: MockError.self) {
                try await source().search("moth", offset: 0, limit: 50)
            }
            guard case .noFile(_, let missing, _) = error else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(missing == path)
        }
        await #expect(throws: APIError.self) { try await source().manga(slug: "gone") }
        await #expect(throws: MockError.self) { try await source().manga(slug: "never") }
        await #expect(throws: MockError.self) {
            try await source().chapters(of: Manga(id: Manga.ID("lost"), slug: "lost", title: "Lost"))
        }
    }
}

/// What was told.
private final class Box: Sendable {
    private let state = Mutex<[String]>([])

    var all: [String] { state.withLock { $0 } }

    func add(_ text: String) {
        state.withLock { $0.append(text) }
    }
}
