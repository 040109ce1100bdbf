import Foundation
import MangaConfig
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaPresentation
import MangaStorage
import TestSupport

/// A library in a folder of its own, a scripted server, and the models over both.
@MainActor
final class Desk {
    nonisolated static let environment = EnvironmentID("testing")
    nonisolated static let manga = Manga(id: .init("m"), slug: "moon", title: "Moon")

    let source: ScriptedSource
    let library: Library
    let downloads: DownloadManager
    private let folder: TemporaryFolder

    init(chapters: [Chapter] = Desk.chapters("1", "2", "3")) async throws {
        folder = try TemporaryFolder()
        let source = ScriptedSource(Self.manga, chapters)
        let client = HTTPClient(
            config: APIConfig(id: Self.environment, serverURL: "http://stub"),
            transport: PictureTransport()
        )
        library = try await Library.open(at: folder.path)
        downloads = DownloadManager(
            queue: library.queue,
            pages: library.pages,
            origin: { _ in Origin(source: source, client: client) },
            environment: Self.environment,
            center: NotificationCenter()
        )
        self.source = source
    }

    nonisolated static func chapters(_ numbers: String...) -> [Chapter] {
        numbers.map { Chapter(id: .init("c\($0)"), number: ChapterNumber($0)) }
    }

    /// The downloads as another process sees them, which works on nothing.
    func visit() async throws -> DownloadManager {
        let library = try await Library.open(at: folder.path)
        let manager = DownloadManager(
            queue: library.queue,
            pages: library.pages,
            origin: { _ in nil },
            center: NotificationCenter()
        )
        manager.watch()
        await manager.settle()
        return manager
    }

    /// A screen as a new process would open it.
    func detail() -> MangaDetailModel {
        MangaDetailModel(Self.manga, in: context)
    }

    /// Has the library know the manga, whatever the server says later.
    func known() async {
        let failure = source.failure
        source.change { $0.failure = nil }
        await detail().load()
        source.change { $0.failure = failure }
    }

    /// The same of a list.
    func list(_ question: ListQuestion) -> MangaListModel {
        MangaListModel(question, in: context)
    }

    private var context: ScreenContext {
        ScreenContext(
            environment: Self.environment,
            source: source,
            catalogue: library.catalogue,
            pages: library.pages,
            downloads: downloads
        )
    }

    /// Puts a chapter of one page on the disk, which has more that are `missing`.
    func store(_ chapter: Chapter, without missing: [Int] = []) async throws {
        let info = ChapterInfo(environment: Self.environment, manga: Self.manga, chapter: chapter)
        let pending = try await library.pages.begin(info, pageCount: 1 + missing.count)
        let part = try await library.pages.open(page: 0, of: pending)
        try PictureTransport.png.withUnsafeBytes { try part.append($0) }
        _ = try await library.pages.accept(part, as: 0, of: pending)
        _ = try await library.pages.commit(pending, without: missing)
    }
}

extension [ChapterRow] {
    /// `1 downloaded, 2 queued`.
    var states: String {
        map { "\($0.chapter.number?.description ?? $0.id.rawValue) \($0.state)" }.joined(separator: ", ")
    }
}
