import MangaLocalization
import MangaModels
import MangaStorage

/// Brings one claimed chapter into the library: list, fetch what is missing, commit.
struct ChapterJob: Sendable {
    let row: QueuedDownload
    let pages: any Pages
    let origin: Origin
    let limits: DownloadLimits
    let clock: any Clock<Duration>
    /// Hears of the list, and of every page that lands; what it throws ends the job.
    let report: @Sendable (PagePlan) async throws -> Void

    private var info: ChapterInfo { row.info }

    /// Returns when the chapter is committed, also where an earlier run had come that far.
    ///
    /// Throws `DownloadFailure`, or `CancellationError` with what has landed kept for the next visit.
    func run() async throws {
        do {
            guard try await !pages.fulfils(row) else { return }
            let list = try await list()
            let pending = try await pages.begin(info, pageCount: list.count, edition: list.edition)
            var plan = PagePlan(list, accepted: pending.accepted)
            try await report(plan)
            try await fetch(&plan, into: pending)
            _ = try await pages.commit(pending)
        } catch let error as StorageError {
            throw DownloadFailure(storage: error)
        }
    }

    private func list() async throws -> [Page] {
        let list: [Page]
        do {
            list = try await origin.source.pages(of: info.chapter, in: info.manga).distinct
        } catch  where !(error is CancellationError) {
            throw DownloadFailure(.sourceFailed(.init(saying: error)))
        }
        guard !list.isEmpty else { throw DownloadFailure(.noImagesFound) }
        return list
    }

    private func fetch(_ plan: inout PagePlan, into pending: PendingChapter) async throws {
        let fetch = PageFetch(
            client: origin.client,
            pages: pages,
            pending: pending,
            tries: limits.tries,
            clock: clock
        )
        var waiting = plan.missing.makeIterator()
        try await withThrowingTaskGroup(of: Page.self) { group in
            func startNext() {
                guard let page = waiting.next() else { return }
                group.addTask {
                    try await fetch.run(page)
                    return page
                }
            }

            for _ in 0..<limits.pages { startNext() }
            while let page = try await group.next() {
                plan.receive(page)
                startNext()
                try await report(plan)
            }
        }
    }
}
