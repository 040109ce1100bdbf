import MangaLocalization
import MangaModels
import MangaStorage

extension DownloadEngine {
    /// What is done once a second.
    func pulse() async {
        beats &+= 1
        for id in jobs.keys { jobs[id]?.pulse() }
        await tellReadings()
        if beats % 3 == 0 {
            await renewLeases()
            await finishStored()
            await attend()
            await lookForWorkers()
        }
        let isDue = [outages.beat(), await lookForSpace(), await lookForRoom()].contains(true)
        await compareIfChanged()
        if isDue || mayBegin { wake() }
    }

    /// Whether there was nothing to do at the last look, here or elsewhere.
    var isAtRest: Bool {
        let isWaiting = isStalled || !outages.errors.isEmpty || shortage != nil || crowding != nil
        return version != nil && jobs.isEmpty && known.isEmpty && others.isEmpty && !isWaiting
    }

    /// Says that this process still lives; jobs whose row is no longer ours end.
    private func renewLeases() async {
        for id in jobs.keys {
            // A queue that fails now is asked again in a moment; the lease outlasts several tries.
            _ = try? await heartbeat(id)
        }
    }

    /// Ends the rows of chapters that others have stored: where their environment cannot be reached now, or they are
    /// paused, nobody would claim them to find that out.
    private func finishStored() async {
        guard isWorking else { return }
        do {
            try await queue.finishStored()
        } catch {
            await note(trouble: error)
        }
    }

    private func tellReadings() async {
        for id in jobs.keys {
            if let reading = jobs[id]?.reading() { await report(.reading(id, reading)) }
        }
    }

    private func compareIfChanged() async {
        do {
            let version = try await queue.version()
            guard version != self.version else { return }
            self.version = version
            await compareWithQueue()
        } catch {
            await note(trouble: error)
        }
    }

    /// Tells what other processes did: rows that are new, and what became of those that were announced here.
    ///
    /// Looks at the rows whose turn comes first; those behind them are looked at when some must have ended.
    func compareWithQueue() async {
        do {
            endedMeanwhile = []
            // First: who dies from now on is missed at the next look, and so are its rows.
            try await tellWorkers()
            let before = Set(known.keys)
            let rows = try await queue.active(limit: DownloadEngine.window, offset: 0)
                .filter { !endedMeanwhile.contains($0.id) }
            for row in rows { known[row.id] = row.info.environment }
            await stopWork(besides: rows)
            // Those of this process are told of as things happen to them.
            let strangers = rows.filter { jobs[$0.id] == nil && $0.state != .running(owner: owner) }
            await report(.many(strangers.map(EngineUpdate.foreign)))
            let counts = try await queue.counts()
            try await tellEnded(before, ofActive: Set(rows.map(\.id)), counts.active)
            await report(.order(rows))
            await report(.queuePaused(counts.isPaused))
            await report(.counts(active: counts.active, completed: counts.completed, failed: counts.failed))
        } catch {
            await note(trouble: error)
        }
    }

    /// Tells of these rows too, wherever they stand.
    func list(_ selection: QueueSelection) async throws {
        let rows = try await queue.active(selection).filter { !endedMeanwhile.contains($0.id) }
        for row in rows { known[row.id] = row.info.environment }
        let strangers = rows.filter { jobs[$0.id] == nil && $0.state != .running(owner: owner) }
        await report(.many(strangers.map(EngineUpdate.foreign)))
        if selection == .all { await report(.order(rows)) }
        let counts = try await queue.counts()
        await report(.counts(active: counts.active, completed: counts.completed, failed: counts.failed))
    }

    private static let window = 200

    /// Ends the jobs whose row was paused, ended or taken elsewhere.
    private func stopWork(besides rows: [QueuedDownload]) async {
        let fine = Set(rows.filter { !$0.isPaused && $0.state == .running(owner: owner) }.map(\.id))
        // The heartbeat ends them; one that fails is made again soon.
        for id in jobs.keys where !fine.contains(id) { _ = try? await heartbeat(id) }
    }

    /// `active` are the first of `count`.
    private func tellEnded(_ ids: Set<ID>, ofActive active: Set<ID>, _ count: Int) async throws {
        var gone = ids.subtracting(active).filter { jobs[$0] == nil }
        guard !gone.isEmpty else { return }
        if count > active.count {
            // Most of them only stand further behind.
            let all = known.count > count ? try await queue.active().map(\.id) : []
            if known.count > count { gone.subtract(all) } else { gone.formIntersection(try await endings().keys) }
        }
        try await tellEnded(Array(gone))
    }

    /// Tells how rows ended that no longer wait or run.
    func tellEnded(_ ids: [ID]) async throws {
        guard !ids.isEmpty else { return }
        let ended = try await endings()
        let gone = ids.filter { jobs[$0] == nil && known[$0] != nil }
        for id in gone { forget(id) }
        // A row that the history has dropped already ended somehow; nobody can say how.
        await report(.many(gone.map { ended[$0] ?? .cancelled($0) }))
    }

    private func endings() async throws -> [ID: EngineUpdate] {
        var ended: [ID: EngineUpdate] = [:]
        for kind in QueuedDownload.Outcome.Kind.allCases {
            for row in try await queue.history(kind) { ended[row.id] = EngineUpdate(ended: row) }
        }
        return ended
    }
}

extension DownloadFailure {
    /// What the history kept; its reason names the page already.
    init(code: String, reason: Message) {
        self.init(DownloadError(code: code, reason: reason), detail: reason)
    }
}
