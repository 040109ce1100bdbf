import MangaLocalization
import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Claims rows until all places are taken or none waits.
    func fill() async {
        while !Task.isCancelled, holds == 0, jobs.count < limits.chapters {
            let claim = Task { await claimNext() }
            claiming = claim
            let hasClaimed = await claim.value
            claiming = nil
            guard hasClaimed else { return }
        }
    }

    private func claimNext() async -> Bool {
        do {
            let row = try await queue.claim(owner: owner, lease: limits.lease, excluding: unreachable)
            if let row { begin(row) }
            await note(trouble: nil)
            return row != nil
        } catch {
            await note(trouble: error)
            return false
        }
    }

    private func begin(_ row: QueuedDownload) {
        known[row.id] = row.info.environment
        jobs[row.id] = RunningJob(row)
        jobs[row.id]?.task = Task {
            let end = await work(on: row)
            // A task of its own: the one that was cancelled must not cancel the bookkeeping.
            await Task { await settle(row, end) }.value
        }
    }

    private func work(on row: QueuedDownload) async -> RunningJob.End {
        do {
            // Committed by an earlier run: that it ended needs no server.
            if try await isStored(row) { return .completed }
            guard let origin = try await origin(row.info.environment) else { return .unreachable }
            await report(.started(row))
            try await job(for: row, origin).run()
            return .completed
        } catch let failure as DownloadFailure {
            return .failed(failure)
        } catch let error as StorageError {
            return .failed(DownloadFailure(storage: error))
        } catch is CancellationError {
            return .interrupted
        } catch {
            return .failed(DownloadFailure(.sourceFailed(Message(saying: error))))
        }
    }

    /// Whether the chapter is there; a copy that was begun meanwhile is of no use then.
    private func isStored(_ row: QueuedDownload) async throws -> Bool {
        guard try await pages.fulfils(row) else { return false }
        try await pages.discard(row.info.key)
        return true
    }

    private func job(for row: QueuedDownload, _ origin: Origin) -> ChapterJob {
        ChapterJob(
            row: row,
            pages: pages,
            origin: origin,
            limits: limits,
            clock: clock,
            report: { plan in try await self.note(plan, of: row.id) }
        )
    }

    /// Keeps the lease with every page, and learns whether the row is still ours.
    private func note(_ plan: PagePlan, of id: ID) async throws {
        jobs[id]?.plan = plan
        let hold = try await heartbeat(id)
        guard hold == .held else {
            jobs[id]?.end(hold == .paused ? .leaving : .lost)
            throw CancellationError()
        }
        await report(.progress(id, plan))
    }

    func heartbeat(_ id: ID) async throws -> QueuedDownload.Hold {
        let plan = jobs[id]?.plan
        return try await queue.heartbeat(
            id,
            owner: owner,
            lease: limits.lease,
            done: plan?.done ?? 0,
            of: plan?.total ?? 0
        )
    }
}
