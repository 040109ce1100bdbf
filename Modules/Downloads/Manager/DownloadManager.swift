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

    /// Waiting and running, oldest first.
    public internal(set) var activeDownloads: [DownloadTask] = []
    /// Newest first; at most 50, also across restarts.
    public internal(set) var completedDownloads: [DownloadTask] = []
    /// Newest first; at most 20, also across restarts.
    ///
    /// The queue keeps more, for `retryAll()`.
    public internal(set) var failedDownloads: [DownloadTask] = []
    /// Which environment the calls mean that name none.
    public var environment: EnvironmentID
    /// Environments whose rows wait because this process cannot reach them.
    public internal(set) var unreachableEnvironments: Set<EnvironmentID> = []
    /// Why the queue, which cannot be read or written, does not move; nil when all is well.
    ///
    /// `DownloadEvent.stalled` tells of each new one; the next write that succeeds takes it away.
    public private(set) var problem: DownloadError?

    @ObservationIgnored let queue: any Queue
    @ObservationIgnored let pages: any Pages
    @ObservationIgnored let center: NotificationCenter
    @ObservationIgnored private let knownManga: MangaLookup
    @ObservationIgnored let engine: DownloadEngine
    /// The active ones by id.
    @ObservationIgnored var tasks: [String: DownloadTask] = [:]
    @ObservationIgnored var batch = Batch()
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
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let relay = Relay()
        self.queue = queue
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
            await manager.load()
            await manager.engine.start()
        }
    }

    /// Returns when the intents so far are carried out: after `start()`, when the queue is shown.
    public func settle() async {
        await chores?.value
    }

    /// Ends every request; what was claimed waits for the next start, with its accepted pages.
    ///
    /// Returns when nothing runs any more. Every stream of `events` ends, and whoever waits for a download gets
    /// `CancellationError`.
    public func stop() async {
        await chores?.value
        await engine.stop()
        broadcast.finish()
    }

    /// Tries the environments again that could not be reached: one was added, or a folder was opened.
    public func environmentsChanged() {
        chore { manager in await manager.engine.environmentsChanged() }
    }

    /// What happens from now on; ends with `stop()`.
    public var events: AsyncStream<DownloadEvent> {
        broadcast.stream()
    }

    /// Whether nothing is left to do; rows of unreachable environments do not count.
    public var isIdle: Bool {
        activeDownloads.allSatisfy { unreachableEnvironments.contains($0.environment) }
    }

    /// Returns when nothing is left to do, when the surrounding task is cancelled, or with `stop()`.
    ///
    /// A queue that does not move is not waited for: `problem` says why.
    public func waitUntilIdle() async {
        let events = events
        await chores?.value
        guard !isIdle, problem == nil else { return }
        for await _ in events where isIdle || problem != nil { return }
    }

    /// Takes note of why the queue does not move, and tells what is new.
    func note(problem: DownloadError?) {
        guard problem != self.problem else { return }
        self.problem = problem
        if let problem { send(.stalled(problem)) }
    }

    func send(_ event: DownloadEvent) {
        broadcast.send(event)
    }

    func manga(slug: String, title: String, in environment: EnvironmentID) async -> Manga {
        await knownManga(slug, environment) ?? Manga(id: Manga.ID(slug), slug: slug, title: title)
    }

    /// Runs `work` after the chores before it.
    @discardableResult
    func chore(_ work: @escaping @MainActor (DownloadManager) async -> Void) -> Task<Void, Never> {
        let before = chores
        let chore = Task {
            await before?.value
            await work(self)
        }
        chores = chore
        return chore
    }
}
