import Foundation
import MangaConfig
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport

/// A library in a folder of its own, and managers over it.
///
/// Every manager made here is as good as one of another process.
@MainActor
final class Workshop {
    nonisolated static let manga = Manga(id: Manga.ID("m"), slug: "lantern", title: "Lantern Street")
    nonisolated static let environment = EnvironmentID("testing")

    let library: Library
    let center = NotificationCenter()
    /// That of the manager made last.
    private(set) var clock = PulseClock()
    let date: SharedDate
    private let path: String
    private let folder: TemporaryFolder

    /// In `place`, or in a temporary folder.
    init(
        in place: String? = nil,
        inspect: Library.Inspection? = nil,
        limits: StorageLimits = StorageLimits()
    ) async throws {
        let folder = try TemporaryFolder()
        let (path, date) = (place ?? folder.path, SharedDate())
        if let inspect {
            library = try await Library.open(at: path, limits: limits, now: { date.now }, inspect: inspect)
        } else {
            library = try await Library.open(at: path, limits: limits, now: { date.now })
        }
        self.path = path
        self.folder = folder
        self.date = date
    }

    /// A manager with connections of its own to the library, as another process has them; not started.
    func neighbour(
        _ transport: any HTTPTransport,
        source: StubSource = StubSource()
    ) async throws -> DownloadManager {
        let date = date
        let library = try await Library.open(at: path, now: { date.now })
        return manager(transport, source: source, queue: library.queue, pages: library.pages)
    }

    /// A manager that fetches from `transport`; not started.
    func manager(
        _ transport: any HTTPTransport,
        source: StubSource = StubSource(),
        any other: (any MangaSource)? = nil,
        queue: (any Queue)? = nil,
        pages: (any Pages)? = nil,
        limits: DownloadLimits? = nil,
        clock own: PulseClock? = nil,
        patience: TimeInterval = 30,
        listLimit: Int = 10_000,
        origin: DownloadManager.OriginLookup? = nil
    ) -> DownloadManager {
        clock = own ?? PulseClock()
        let config = APIConfig(id: Self.environment, serverURL: "http://stub", defaultTimeout: patience)
        let client = HTTPClient(config: config, transport: transport, clock: clock)
        return DownloadManager(
            queue: queue ?? library.queue,
            pages: pages ?? library.pages,
            origin: origin ?? { _ in Origin(source: other ?? source, client: client, limits: limits) },
            environment: Self.environment,
            center: center,
            limits: DownloadLimits(pulse: PulseClock.pulse),
            clock: clock,
            listLimit: listLimit
        )
    }

    nonisolated static func chapter(_ number: Int) -> Chapter {
        Chapter(id: Chapter.ID("c\(number)"), number: ChapterNumber(number))
    }

    nonisolated static func key(_ number: Int) -> ChapterKey {
        ChapterKey(environment: environment, manga: manga.id, chapter: chapter(number).id)
    }

    /// The bytes of a stored chapter's pages.
    func contents(of number: Int) async throws -> [Data] {
        guard let chapter = try await library.pages.chapter(Self.key(number)) else { return [] }
        var contents: [Data] = []
        for page in chapter.pages {
            let slice = try await library.pages.page(page.index, of: Self.key(number))
            let file = FileHandle(fileDescriptor: slice.descriptor, closeOnDealloc: false)
            try file.seek(toOffset: UInt64(slice.offset))
            contents.append(try file.read(upToCount: slice.length) ?? Data())
        }
        return contents
    }

    /// Bytes of the partial files.
    func bytesLeft() -> Int {
        leftovers().filter { $0.hasSuffix(".part") }
            .reduce(0) { sum, name in
                let facts = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)  // Gone: 0.
                return sum + (facts?[.size] as? Int ?? 0)
            }
    }

    /// Files below the library's chapters folder that belong to no committed page: partial ones.
    func leftovers() -> [String] {
        let names = FileManager.default.subpaths(atPath: path) ?? []
        return names.filter { $0.contains(".part") }.sorted()
    }
}

extension DownloadManager {
    /// The chapters of what is active, in order, with their state unless they just wait.
    var queued: [String] {
        activeDownloads.map { task in
            switch task.state {
            case .pending: task.chapter.id.rawValue
            case .paused: task.chapter.id.rawValue + " paused"
            default: task.chapter.id.rawValue + " running"
            }
        }
    }

    func task(_ number: Int) -> DownloadTask? {
        activeDownloads.first { $0.chapter.id == Workshop.chapter(number).id }
    }

    /// Enqueues chapters of the workshop's manga.
    func add(_ numbers: Int...) async throws {
        try await enqueue(numbers.map(Workshop.chapter), of: Workshop.manga, in: Workshop.environment)
    }
}

extension StubTransport {
    /// A server whose pages are pictures made of their paths.
    static var wellBehaved: StubTransport {
        StubTransport { request, _ in .ok(try Picture.png(request.url.path())) }
    }

    /// The same, which answers nothing before `gate` is open.
    static func held(by gate: Gate) -> StubTransport {
        StubTransport { request, _ in
            await gate.opened()
            return .ok(try Picture.png(request.url.path()))
        }
    }
}
