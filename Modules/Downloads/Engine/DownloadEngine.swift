import MangaModels
import MangaStorage

/// Works on the queue: claims chapters, runs them, keeps their leases, and says what happens.
///
/// Owns its tasks between `start()` and `stop()`. Every transition of a row is written to the queue before it is told.
actor DownloadEngine {
    typealias ID = QueuedDownload.ID
    typealias OriginLookup = @Sendable (EnvironmentID) async throws -> Origin?

    let queue: any Queue
    let pages: any Pages
    let origin: OriginLookup
    let limits: DownloadLimits
    let clock: any Clock<Duration>
    /// Names this process's claims.
    let owner: String
    let report: @Sendable (EngineUpdate) async -> Void
    let places = PagePlaces()
    let voices = HostVoices()

    var jobs: [ID: RunningJob] = [:]
    /// Rows that were announced and have not ended.
    var known: [ID: EnvironmentID] = [:]
    /// Environments that this process cannot reach now.
    var unreachable: Set<EnvironmentID> = []
    /// Those that have no connection now.
    var outages = Outages()
    /// Visits to chapters in which their host said nothing.
    var silences = Silences()
    /// What there is no space for; nothing is begun meanwhile.
    var shortage: Shortage?
    /// What the next chapter has no room for beside those that run; it waits for one of them to end.
    var crowding: Crowding?
    /// Whether one chapter at a time is begun: those that had begun beside it have given way to it.
    var isSolo = false
    /// Whether a chapter had no room once: those after it are told of when they have theirs.
    var isTight = false
    /// Those of environments that have their own.
    var ownLimits: [EnvironmentID: DownloadLimits] = [:]
    /// While above 0 nothing is claimed: a cancellation or the end is under way.
    var holds = 0
    /// The claim in flight; registers its job before it ends.
    var claiming: Task<Bool, Never>?
    /// Those that ended while the queue was being read.
    var endedMeanwhile: Set<ID> = []
    /// The queue's version that was told last.
    var version: Int?
    /// Waits for the next write into the store while there is nothing to do.
    private var rest: Task<Void, Never>?
    var beats = 0
    /// Whether nothing more is to begin before the next start.
    var isDraining = false
    /// Writes down what has come, a little later.
    var writer: Task<Void, Never>?
    /// The other processes that worked on the queue at the last look.
    var others: Set<String> = []
    /// Whether others were told that this process works on the queue.
    var hasAttended = false
    private(set) var isStalled = false
    private var service: Task<Void, Never>?
    private var ticker: Task<Void, Never>?
    private var waker: AsyncStream<Void>.Continuation?

    init(
        queue: any Queue,
        pages: any Pages,
        origin: @escaping OriginLookup,
        limits: DownloadLimits,
        clock: any Clock<Duration>,
        owner: String,
        report: @escaping @Sendable (EngineUpdate) async -> Void
    ) {
        self.queue = queue
        self.pages = pages
        self.origin = origin
        self.limits = limits
        self.clock = clock
        self.owner = owner
        self.report = report
    }

    /// Whether it works on the queue, and does not only watch.
    var isWorking: Bool { service != nil }

    func start() async {
        guard service == nil else { return }
        isDraining = false
        let (wakes, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.waker = waker
        service = Task { await serve(wakes) }
        watch()
        await attend()
    }

    /// Tells what others do, and begins nothing.
    func watch() {
        if ticker == nil { ticker = Task { await tick() } }
    }

    /// Begins nothing more, while the pages in flight land; `stop` is to follow.
    func drain() {
        isDraining = true
        for id in jobs.keys { jobs[id]?.finishPages() }
    }

    /// Gives the claimed rows back; accepted pages stay for the next start.
    ///
    /// Pages in flight may finish within `grace`; then every request ends.
    func stop(grace: Duration) async {
        holds += 1
        defer { holds -= 1 }
        service?.cancel()
        _ = await claiming?.value
        if grace > .zero { await finishPages(within: grace) }
        ticker?.cancel()
        writer?.cancel()
        endJobs(.leaving)
        for task in jobs.values.compactMap(\.task) { await task.value }
        await service?.value
        await ticker?.value
        await writer?.value
        // Else its lease runs out.
        if isWorking { try? await queue.leave(owner: owner) }
        (service, ticker, waker) = (nil, nil, nil)
    }

    /// Takes note of rows that are in the queue, and looks at it.
    func adopt(_ rows: [QueuedDownload]) {
        for row in rows { known[row.id] = row.info.environment }
        wake()
    }

    /// Changes the queue and announces its new rows before any of them can be claimed here.
    func admit<Value: Sendable>(
        _ change: @Sendable (any Queue) async throws -> [QueuedDownload],
        announce: @MainActor @Sendable ([QueuedDownload]) -> Value
    ) async throws -> Value {
        try await admit {
            try await change($0).map { Admission($0) }
        } announce: {
            announce($0.map(\.row))
        }
    }

    /// The same with rows that may have been there.
    func admit<Value: Sendable>(
        _ change: @Sendable (any Queue) async throws -> [Admission],
        announce: @MainActor @Sendable ([Admission]) -> Value
    ) async throws -> Value {
        holds += 1
        defer {
            holds -= 1
            wake()
        }
        _ = await claiming?.value
        let admissions = try await change(queue)
        await note(trouble: nil)
        let value = await announce(admissions)
        adopt(admissions.map(\.row))
        await attendFirst()
        return value
    }

    /// The row has ended.
    func forget(_ id: ID) {
        known[id] = nil
        silences.forget(id)
        endedMeanwhile.insert(id)
    }

    func wake() {
        waker?.yield()
    }

    /// Says once that the queue fails, and once that it works again.
    func note(trouble: (any Error)?) async {
        guard isStalled || trouble != nil else { return }
        isStalled = trouble != nil
        rest?.cancel()
        await report(.stalled(trouble))
    }

    func endJobs(_ reason: RunningJob.Stop) {
        for id in jobs.keys { jobs[id]?.end(reason) }
    }

    private func finishPages(within grace: Duration) async {
        for id in jobs.keys { jobs[id]?.finishPages() }
        let timer = Task {
            // Cancelled when everything has landed before: then there is nothing left to end.
            try? await clock.sleep(for: grace)
            if !Task.isCancelled { endJobs(.leaving) }
        }
        for task in jobs.values.compactMap(\.task) { await task.value }
        timer.cancel()
        await timer.value
    }

    private func serve(_ wakes: AsyncStream<Void>) async {
        await fill()
        for await _ in wakes { await fill() }
    }

    private func tick() async {
        let writes = queue.watch()
        var looks = 0
        while !Task.isCancelled {
            // Only cancellation ends a sleep early, and the loop's condition sees that.
            try? await clock.sleep(for: limits.pulse)
            if isAtRest, looks >= DownloadEngine.quietLooks {
                await awaitWrite(writes)
                looks = 0
            }
            guard !Task.isCancelled else { return }
            await pulse()
            looks += 1
        }
    }

    /// How many looks follow a write before it is taken as seen: a slow disk lets others read it seconds later.
    static let quietLooks = 3

    private func awaitWrite(_ writes: StoreWatch?) async {
        guard let writes else { return }
        let rest = Task { await writes.wait() }
        self.rest = rest
        await withTaskCancellationHandler {
            await rest.value
        } onCancel: {
            rest.cancel()
        }
    }
}
