import MangaLocalization
import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Claims rows until all places are taken or none waits.
    func fill() async {
        while !Task.isCancelled, holds == 0, mayBegin {
            let claim = Task { await claimNext() }
            claiming = claim
            let hasClaimed = await claim.value
            claiming = nil
            guard hasClaimed else { return }
        }
    }

    var mayBegin: Bool {
        if isDraining { return false }
        if let shortage { return jobs.isEmpty && shortage.allowsProbe }
        if isSolo { return jobs.isEmpty }
        guard crowding == nil else { return false }
        return DownloadEngine.hasRoom(beside: jobs.values, chapters: placeCount)
    }

    /// Whether one more may get ready where `chapters` run at once; it begins when it has its turn (`ChapterJob`).
    ///
    /// Those that end are no more than those that may run: a disk that is slower than the line holds the line back.
    ///
    /// `others` are those that other processes work on.
    private static func hasRoom(
        beside jobs: some Collection<RunningJob>,
        others: Int = 0,
        chapters: Int
    ) -> Bool {
        guard chapters > 1 else { return jobs.isEmpty && others == 0 }
        return jobs.count { !$0.isLinedUp } + others < chapters && jobs.count + others < chapters * 2
    }

    /// Chapters at once, over all environments: what the most generous of them allows.
    private var placeCount: Int {
        max(limits.chapters, ownLimits.values.map(\.chapters).max() ?? 0)
    }

    private func limits(of environment: EnvironmentID) -> DownloadLimits {
        ownLimits[environment] ?? limits
    }

    /// Environments that no chapter may be begun for now.
    private func excluded(beside others: [EnvironmentID: Int]) -> Set<EnvironmentID> {
        let own = Dictionary(grouping: jobs.values, by: \.environment)
        let full = Set(own.keys).union(others.keys).filter { environment in
            !DownloadEngine.hasRoom(
                beside: own[environment] ?? [],
                others: others[environment] ?? 0,
                chapters: limits(of: environment).chapters
            )
        }
        return full.union(unreachable).union(outages.blocked)
    }

    private func claimNext() async -> Bool {
        do {
            let others = try await queue.running(besides: owner)
            let count = others.values.reduce(0, +)
            guard DownloadEngine.hasRoom(beside: jobs.values, others: count, chapters: placeCount) else { return false }
            let row = try await queue.claim(owner: owner, lease: limits.lease, excluding: excluded(beside: others))
            if let row { begin(row, await lookUp(row.info.environment)) }
            await note(trouble: nil)
            return row != nil
        } catch {
            await note(trouble: error)
            return false
        }
    }

    private func lookUp(_ environment: EnvironmentID) async -> Result<Origin?, any Error> {
        do {
            let origin = try await origin(environment)
            ownLimits[environment] = origin?.limits
            return .success(origin)
        } catch {
            return .failure(error)
        }
    }

    private func begin(_ row: QueuedDownload, _ origin: Result<Origin?, any Error>) {
        let environment = row.info.environment
        known[row.id] = environment
        var job = RunningJob(row, limits: limits(of: environment))
        if outages.isOut(environment) || shortage != nil {
            job.isProbe = true
            outages.probe(environment)
            shortage?.isProbed = true
        }
        job.dares = shortage?.isImpatient ?? false
        job.isInLine = !mayBeginAtOnce(in: environment)
        job.isQuiet = job.isProbe || isTight || job.isInLine
        jobs[row.id] = job
        jobs[row.id]?.task = Task {
            let end = await work(on: row, origin)
            // A task of its own: the one that was cancelled must not cancel the bookkeeping.
            await Task { await settle(row, end) }.value
        }
    }

    /// Whether it need not wait for another chapter's pages.
    private func mayBeginAtOnce(in environment: EnvironmentID) -> Bool {
        jobs.count < placeCount
            && jobs.values.count { $0.environment == environment } < limits(of: environment).chapters
    }

    private func work(on row: QueuedDownload, _ origin: Result<Origin?, any Error>) async -> RunningJob.End {
        do {
            // Committed by an earlier run: that it ended needs no server.
            if try await isStored(row) { return .completed }
            guard let origin = try origin.get() else { return .unreachable }
            guard let job = jobs[row.id] else { return .interrupted }
            if !job.isQuiet { await announce(row) }
            try await self.job(job, origin).run()
            return .completed
        } catch let failure as DownloadFailure {
            return .failed(failure)
        } catch let error as StorageError {
            return .failed(DownloadFailure(storage: error))
        } catch let crowding as Crowding {
            return .crowded(needed: crowding.needed)
        } catch is CancellationError {
            return .interrupted
        } catch {
            return .failed(DownloadFailure(.sourceFailed(Message(saying: error))))
        }
    }

    /// Whether what the row wants is there; a copy that was begun meanwhile is of no use then.
    private func isStored(_ row: QueuedDownload) async throws -> Bool {
        guard try await pages.fulfils(row) else { return false }
        try await pages.discard(row.info.key)
        return true
    }

    private func job(_ job: RunningJob, _ origin: Origin) -> ChapterJob {
        ChapterJob(
            row: job.row,
            pages: pages,
            origin: origin,
            limits: job.limits,
            chapters: placeCount,
            dares: job.dares,
            pace: JobPace(meter: job.meter, drain: job.drain, places: places, voices: voices, clock: clock),
            report: { plan in try await self.note(plan, of: job.row.id) },
            linedUp: { await self.noteLinedUp(job.row.id) },
            begun: { await self.noteBegun(job.row) }
        )
    }

    /// Its turn has come: now it is told of, unless its end is on its way.
    private func noteBegun(_ row: QueuedDownload) async {
        guard let job = jobs[row.id], job.isInLine, !job.isEnding, job.stop == nil else { return }
        jobs[row.id]?.isInLine = false
        await announce(row)
        guard let plan = job.plan, jobs[row.id]?.isEnding == false, let reading = jobs[row.id]?.reading() else {
            return
        }
        await report(.progress(row.id, plan, reading))
    }

    private func noteLinedUp(_ id: ID) {
        jobs[id]?.isLinedUp = true
        wake()
    }

    /// A job that only tries is told of when it has its list of pages.
    private func announce(_ row: QueuedDownload) async {
        guard jobs[row.id]?.isAnnounced == false else { return }
        jobs[row.id]?.isAnnounced = true
        await report(.started(row))
    }

    /// Keeps the lease as pages come, and learns whether the row is still ours.
    private func note(_ plan: PagePlan, of id: ID) async throws {
        guard let job = jobs[id] else { throw CancellationError() }
        let before: Waits = (outages.errors, shortage)
        jobs[id]?.plan = plan
        guard try await writeProgress(of: id) == .held else { throw CancellationError() }
        // One that was told to end tells of a time that is over.
        if let earlier = job.plan, plan.done > earlier.done, jobs[id]?.stop == nil {
            silences.forget(id)
            noteConnection(of: id)
            noteSpace()
        }
        if plan.done > job.plan?.done ?? plan.done { jobs[id]?.isInLine = false }
        if jobs[id]?.isInLine == false {
            await announce(job.row)
            if let reading = jobs[id]?.reading() { await report(.progress(id, plan, reading)) }
        }
        await tellWaiting(since: before)
    }

    /// Writes down that a page has come; of a crowd of them the first at once, the others together a little later.
    private func writeProgress(of id: ID) async throws -> QueuedDownload.Hold {
        guard jobs[id]?.isEarly(within: DownloadEngine.writingPause) == true else { return try await heartbeat(id) }
        if writer == nil { writer = Task { await writeTogether() } }
        return .held
    }

    private func writeTogether() async {
        // Cancelled when the engine stops: what has come by then is written as each job ends.
        try? await Task.sleep(for: DownloadEngine.writingPause)
        writer = nil
        for id in jobs.keys where jobs[id]?.isAhead == true && !Task.isCancelled {
            // One that fails is made again with the next page, and at the end.
            _ = try? await heartbeat(id)
        }
    }

    /// Between two writings of the same row, so that others see within a second what has come.
    private static let writingPause = Duration.milliseconds(250)

    /// Keeps the lease, writes down what the job has taken, and ends one that is paused or lost.
    @discardableResult
    func heartbeat(_ id: ID) async throws -> QueuedDownload.Hold {
        guard let job = jobs[id] else { return .lost }
        let metrics = job.meter.take()
        jobs[id]?.noteWriting()
        do {
            let hold = try await queue.heartbeat(
                id,
                owner: owner,
                lease: limits.lease,
                QueuedDownload.Progress(
                    donePages: job.plan?.done ?? job.row.donePages,
                    totalPages: job.isInLine ? job.row.totalPages : job.plan?.total ?? job.row.totalPages,
                    metrics: metrics,
                    pace: job.pace
                )
            )
            if hold == .paused { jobs[id]?.end(.paused) }
            if hold == .lost { jobs[id]?.end(.lost) }
            return hold
        } catch {
            job.meter.giveBack(metrics)
            throw error
        }
    }
}
