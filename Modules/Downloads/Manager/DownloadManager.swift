public import Foundation
public import MangaModels
public import MangaStorage
public import Observation

/// The downloads as a screen sees them, and what a person can do to them (seed 001).
///
/// The queue in Storage is the truth and outlives the process; this mirrors it. Nothing is fetched before `start()`,
/// and whoever starts it awaits `stop()` before the process ends.
@MainActor
@Observable
public final class DownloadManager {
    /// Answers how an environment is reached; nil where it cannot be in this process, see `Origin`.
    public typealias OriginLookup = @Sendable (EnvironmentID) async throws -> Origin?
    /// Answers what is known of a manga by its slug.
    public typealias MangaLookup = @Sendable (String, EnvironmentID) async -> Manga?

    /// The key of the `DownloadTask` in a notification's `userInfo`.
    nonisolated public static let taskKey = "task"

    /// Waiting, paused and running, in the order of their turn.
    public internal(set) var activeDownloads: [DownloadTask] = []
    /// How many more there are in the queue: of very many that earlier runs or others have added, those that come later.
    public internal(set) var unlistedCount = 0
    /// Newest first; at most 50, also across restarts.
    public internal(set) var completedDownloads: [DownloadTask] = []
    /// Newest first; at most 20, also across restarts.
    ///
    /// The queue keeps more, for `retryAll()`.
    public internal(set) var failedDownloads: [DownloadTask] = []
    /// Which environment the calls mean that name none.
    public var environment: EnvironmentID
    /// Whether everything is paused, and what is added too.
    public internal(set) var isPaused = false
    /// Environments whose rows wait because this process cannot reach them.
    public internal(set) var unreachableEnvironments: Set<EnvironmentID> = []
    /// Environments whose rows wait until there is a connection again, and why.
    public internal(set) var offlineEnvironments: [EnvironmentID: DownloadError] = [:]
    /// Why nothing moves: the queue cannot be read or written, there is no space, or no connection for anything that
    /// is left; nil when all is well.
    ///
    /// `DownloadEvent.stalled` tells of each new one. The downloads wait, and go on by themselves.
    public internal(set) var problem: DownloadError?
    /// How many other processes work on the queue, as far as they tell.
    public internal(set) var otherWorkers = 0

    /// Rows of earlier runs that are listed at start; those behind them are as they come.
    @ObservationIgnored let listLimit: Int
    @ObservationIgnored let queue: any Queue
    @ObservationIgnored let pages: any Pages
    @ObservationIgnored let center: NotificationCenter
    @ObservationIgnored private let knownManga: MangaLookup
    @ObservationIgnored let engine: DownloadEngine
    /// The active ones by id.
    @ObservationIgnored var tasks: [String: DownloadTask] = [:]
    @ObservationIgnored var batch = Batch()
    /// Why the queue cannot be read or written.
    @ObservationIgnored var stall: DownloadError?
    @ObservationIgnored var isLoaded = false
    /// Whether this process works on the queue, or only watches.
    @ObservationIgnored var isWorking = false
    /// What there is no space for.
    @ObservationIgnored var shortage: DownloadError?
    @ObservationIgnored private let broadcast = Broadcast()
    /// The last of the intents that run one after the other.
    @ObservationIgnored private var chores: Task<Void, Never>?

    public init(
        queue: any Queue,
        pages: any Pages,
        origin: @escaping OriginLookup,
        knownManga: @escaping MangaLookup = { _, _ in nil },
        environment: EnvironmentID = EnvironmentID("production"),
        center: NotificationCenter = .default,
        limits: DownloadLimits = DownloadLimits(),
        clock: any Clock<Duration> = ContinuousClock(),
        listLimit: Int = 10_000
    ) {
        let relay = Relay()
        self.queue = queue
        self.listLimit = listLimit
        self.pages = pages
        self.center = center
        self.environment = environment
        self.knownManga = knownManga
        engine = DownloadEngine(
            queue: queue,
            pages: pages,
            origin: origin,
            limits: limits,
            clock: clock,
            owner: ProcessMark.make(),
            report: { await relay.pass($0) }
        )
        relay.manager = self
    }

    /// Shows what the queue holds, and works on it until `stop()`: also on what earlier runs left.
    public func start() {
        chore { manager in
            if !manager.isLoaded { await manager.load() }
            manager.beginWork()
            await manager.engine.start()
        }
    }

    /// Shows what the queue holds and what others make of it, until `stop()`; works on nothing before `start()`.
    public func watch() {
        chore { manager in
            if !manager.isLoaded { await manager.load() }
            await manager.engine.watch()
        }
    }

    /// Returns when the intents so far are carried out: after `start()`, when the queue is shown.
    public func settle() async {
        await chores?.value
    }

    /// Begins no further page; those in flight land, and `stop(grace:)` waits for them.
    public func drain() async {
        await engine.drain()
    }

    /// Gives back what was claimed; it waits for the next start, with its accepted pages.
    ///
    /// Pages in flight may finish within `grace`; then every request ends. Returns when nothing runs any more. Every
    /// stream of `events` ends, and whoever waits for a download gets `CancellationError`.
    public func stop(grace: Duration = .zero) async {
        await chores?.value
        await engine.stop(grace: grace)
        broadcast.finish()
    }

    /// What happens from now on; ends with `stop()`.
    public var events: AsyncStream<DownloadEvent> {
        broadcast.stream()
    }

    func send(_ event: DownloadEvent) {
        broadcast.send(event)
    }

    func manga(slug: String, title: String, in environment: EnvironmentID) async -> Manga {
        await knownManga(slug, environment) ?? Manga(id: Manga.ID(slug), slug: slug, title: title)
    }

    /// Runs `work` after the chores before it.
    @discardableResult
    func chore<Value: Sendable>(
        _ work: @escaping @MainActor (DownloadManager) async -> Value
    ) -> Task<Value, Never> {
        let before = chores
        let chore = Task {
            await before?.value
            return await work(self)
        }
        chores = Task { _ = await chore.value }
        return chore
    }
}
