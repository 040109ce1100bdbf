import MangaModels
import MangaStorage

/// Brings one claimed chapter into the library: list, fetch what is missing, commit.
struct ChapterJob: Sendable {
    let row: QueuedDownload
    let pages: any Pages
    let origin: Origin
    let limits: DownloadLimits
    let pace: JobPace
    /// Hears of the list, and of every page that lands; what it throws ends the job.
    let report: @Sendable (PagePlan) async throws -> Void

    /// Returns when the chapter is committed.
    ///
    /// Throws `DownloadFailure`, or `CancellationError` with what has landed kept for the next visit.
    func run() async throws {
        do {
            var plan = PagePlan(try await list(), keepsRepeats: row.options.keepsRepeats)
            let pending = try await pages.begin(row.info, pageCount: plan.total, edition: plan.pages.edition)
            plan.receive(pending.accepted)
            try await report(plan)
            try await makeRoom(for: plan)
            try await fetchAll(&plan, into: pending)
            _ = try await pages.commit(pending, without: plan.gaps)
        } catch let error as StorageError {
            throw DownloadFailure(storage: error)
        }
    }

    /// Throws where what is missing has no place, judged by the list or by what pages usually take.
    private func makeRoom(for plan: PagePlan) async throws {
        guard !plan.missing.isEmpty else { return }
        let usual = try await pages.estimate(pages: 1, of: row.info.manga.id, in: row.info.environment)
        try await pages.ensureRoom(for: plan.bytesLeft(average: usual) ?? 0)
    }

    private func list() async throws -> [Page] {
        let list: [Page]
        do {
            list = try await origin.source.pages(of: row.info.chapter, in: row.info.manga)
        } catch  where !(error is CancellationError) {
            throw DownloadFailure(source: error)
        }
        guard !list.isEmpty else { throw DownloadFailure(.noImagesFound) }
        return list
    }

    /// Fetches until no page is missing, or none that the row's options insist on.
    ///
    /// Addresses may expire while a chapter arrives: the list is asked for once more each time it has brought pages.
    private func fetchAll(_ plan: inout PagePlan, into pending: PendingChapter) async throws {
        var best = -1
        while true {
            let failures = try await fetch(&plan, into: pending)
            guard let first = failures.first else { return }
            let expired = failures.filter(\.mayHaveExpired).compactMap(\.page)
            if plan.done > best, !expired.isEmpty, plan.readdress(try await list(), for: expired) {
                best = plan.done
                continue
            }
            guard row.options.allowsMissing, plan.done > 0 else { throw first }
            plan.giveUp(failures.compactMap(\.page))
            return try await report(plan)
        }
    }

    /// Fetches what is missing, a few pages at once; the failures that are of a page alone, in reading order.
    ///
    /// Begins no further page after the first of them, unless the row may do without it; those in flight land.
    private func fetch(_ plan: inout PagePlan, into pending: PendingChapter) async throws -> [DownloadFailure] {
        let fetch = PageFetch(client: origin.client, pages: pages, pending: pending, limits: limits, pace: pace)
        var waiting = plan.missing.makeIterator()
        var failures: [DownloadFailure] = []
        try await withThrowingTaskGroup(of: Landing.self) { group in
            func startNext() {
                let isLost = !failures.isEmpty && !row.options.allowsMissing
                guard !isLost, !pace.drain.hasBegun, let page = waiting.next() else { return }
                group.addTask { try await Landing(page, of: fetch) }
            }

            for _ in 0..<limits.pages { startNext() }
            while let landing = try await group.next() {
                if let failure = landing.failure {
                    failures.append(failure)
                } else {
                    plan.receive([landing.page.index])
                    try await report(plan)
                }
                startNext()
            }
        }
        if failures.isEmpty, plan.done < plan.total { throw CancellationError() }
        return failures.sorted { ($0.page ?? 0) < ($1.page ?? 0) }
    }
}

/// How one page ended.
private struct Landing: Sendable {
    let page: Page
    var failure: DownloadFailure?

    /// Throws what is not the page's own failure.
    init(_ page: Page, of fetch: PageFetch) async throws {
        self.page = page
        do {
            try await fetch.run(page)
        } catch let failure as DownloadFailure where failure.isOfPage {
            self.failure = failure
        }
    }
}
