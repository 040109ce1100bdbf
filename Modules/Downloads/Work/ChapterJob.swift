import MangaModels
import MangaNetworking
import MangaStorage

/// Brings one claimed chapter into the library: list, fetch what is missing, commit.
struct ChapterJob: Sendable {
    let row: QueuedDownload
    let pages: any Pages
    let origin: Origin
    let limits: DownloadLimits
    /// Chapters at once over all environments.
    let chapters: Int
    /// Whether an estimate is no reason not to begin.
    let dares: Bool
    let pace: JobPace
    /// Hears of the list, and of every page that lands; what it throws ends the job.
    let report: @Sendable (PagePlan) async throws -> Void
    /// Hears that no page is left that does not stand in line: the next chapter may get ready.
    let linedUp: @Sendable () async -> Void
    /// Hears that the first page is asked for.
    let begun: @Sendable () async -> Void
    /// Pages that are being looked at, or wait for their turn, beside those that are fetched.
    private static let pagesAhead = 2

    /// Returns when the chapter is committed.
    ///
    /// Throws `DownloadFailure`, `Crowding` before anything is fetched, or `CancellationError` with what has landed kept
    /// for the next visit.
    func run() async throws {
        pace.meter.requestsPerMinute = origin.client.requestsPerMinute
        // In line from now on: who was claimed first goes first, however long its list takes.
        let seats = seats
        for seat in seats { seat.lineUp() }
        defer { leave(seats) }
        do {
            var plan = PagePlan(try await list.load(), keepsRepeats: row.options.keepsRepeats)
            let pending = try await pages.begin(row.info, pageCount: plan.total, edition: plan.pages.edition)
            // Whoever cancels it from now on finds nobody in its folder.
            defer { pages.leave(pending) }
            plan.receive(pending.accepted)
            if plan.missing.isEmpty { await linedUp() }
            try await makeRoom(for: plan, in: pending)
            for seat in seats { try await seat.enter() }
            try await report(plan)
            if plan.missing.isEmpty { giveUp(seats) }
            let asked = AskedPages(plan.missing.map(\.index)) {
                Task { await begun() }
            } end: {
                giveUp(seats)
            }
            try await fetchAll(&plan, into: pending, asked)
            _ = try await pages.commit(pending, without: plan.gaps)
        } catch let error as StorageError {
            throw DownloadFailure(storage: error)
        }
    }

    /// Throws where what is missing has no place, judged by the list or by what pages usually take.
    private func makeRoom(for plan: PagePlan, in pending: PendingChapter) async throws {
        guard !plan.missing.isEmpty else { return }
        let usual = try await pages.estimate(pages: 1, of: row.info.manga.id, in: row.info.environment)
        let need = dares && !plan.isMeasured ? 1 : plan.bytesLeft(average: usual) ?? 0
        guard try await pages.promise(need, isEstimate: !plan.isMeasured, to: pending) else {
            throw Crowding(needed: need)
        }
    }

    /// Those of the chapters whose pages are asked for: in its environment, and in all.
    private var seats: [PagePlace] {
        [
            PagePlace(of: .chapters(row.info.environment), limit: limits.chapters, in: pace.places),
            PagePlace(of: .queue, limit: chapters, in: pace.places),
        ]
    }

    private func leave(_ seats: [PagePlace]) {
        for seat in seats { seat.leave() }
    }

    /// Lets other chapters begin, but where only one may be there at all.
    private func giveUp(_ seats: [PagePlace]) {
        for seat in seats where seat.limit > 1 { seat.leave() }
    }

    private var list: PageList {
        PageList(chapter: row.info.chapter, manga: row.info.manga, origin: origin, voices: pace.voices)
    }

    /// Fetches until no page is missing, or none that the row's options insist on.
    ///
    /// Addresses may expire while a chapter arrives, and a server that is started anew may have forgotten it: the list is
    /// asked for once more each time it has brought pages.
    private func fetchAll(_ plan: inout PagePlan, into pending: PendingChapter, _ asked: AskedPages) async throws {
        var best = -1
        let there = plan.done
        // Of all rounds: in a later one, a page behind the first that fails may not be asked for at all.
        var failed: [Int: DownloadFailure] = [:]
        while true {
            let failures = try await fetch(&plan, into: pending, asked)
            guard let first = failures.first else { return }
            for failure in failures { failed[failure.page ?? 0] = failure }
            let expired = failures.filter(\.mayHaveExpired).compactMap(\.page)
            let isForgotten = plan.done > there && failures.contains { $0.error == .httpError(statusCode: 404) }
            if plan.done > best, !expired.isEmpty, plan.readdress(try await list.load(), for: expired) || isForgotten {
                best = plan.done
                continue
            }
            guard row.options.allowsMissing, plan.done > 0 else {
                let left = plan.missing.compactMap { failed[$0.index] }
                throw (left.first ?? first).among(left.isEmpty ? failures : left, good: plan.done)
            }
            plan.giveUp(failures.compactMap(\.page))
            return try await report(plan)
        }
    }

    /// Fetches what is missing, a few pages at once; the failures that are of a page alone, in reading order.
    ///
    /// Begins no further page after the first of them, unless the row may do without it; those in flight land. A few
    /// more pages than may be fetched at once are under way, so that none waits for the look at another one.
    private func fetch(
        _ plan: inout PagePlan,
        into pending: PendingChapter,
        _ asked: AskedPages
    ) async throws -> [DownloadFailure] {
        let turn = PageTurn(drain: pace.drain, outlastsFailures: row.options.allowsMissing)
        let fetch = PageFetch(
            client: origin.client,
            pages: pages,
            pending: pending,
            limits: limits,
            pace: pace,
            turn: turn,
            asked: asked
        )
        var waiting = plan.missing[...]
        var failures: [DownloadFailure] = []
        try await withThrowingTaskGroup(of: Landing.self) { group in
            func startNext() async {
                guard !turn.isOver, let page = waiting.popFirst() else { return }
                let place = fetch.place
                group.addTask { try await Landing(page, at: place, of: fetch) }
                if waiting.isEmpty { await linedUp() }
            }

            for _ in 0..<limits.pages + fetch.ahead + ChapterJob.pagesAhead { await startNext() }
            while let landing = try await group.next() {
                asked.note(landing.page.index)
                await startNext()
                switch landing.end {
                case .failed(let failure): failures.append(failure)
                case .skipped: continue
                case .landed:
                    plan.receive([landing.page.index])
                    try await report(plan)
                }
            }
        }
        if failures.isEmpty, plan.done < plan.total { throw CancellationError() }
        return failures.sorted { ($0.page ?? 0) < ($1.page ?? 0) }
    }
}
