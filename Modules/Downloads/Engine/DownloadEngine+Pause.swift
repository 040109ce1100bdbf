import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Keeps these rows from being worked on: requests stop at once, what has landed stays.
    ///
    /// Those that another process works on stop with its next heartbeat.
    func pause(_ selection: QueueSelection) async {
        await change {
            try await $0.pause(selection)
            let ids = await self.end(selection, .paused)
            for task in ids.compactMap({ self.jobs[$0]?.task }) { await task.value }
        }
    }

    func resume(_ selection: QueueSelection) async {
        await change { try await $0.resume(selection) }
    }

    /// Moves a waiting row; whether it moved.
    func move(_ id: ID, to place: QueuedDownload.Place) async throws -> Bool {
        let hasMoved = try await queue.move(id, to: place)
        await compareWithQueue()
        return hasMoved
    }

    /// Tells the selected jobs to end, also the one that is being claimed; which they are.
    func end(_ selection: QueueSelection, _ reason: RunningJob.Stop) async -> [ID] {
        func endNow() -> [ID] {
            let ids = jobs.values.map(\.row).filter(selection.contains).map(\.id)
            for id in ids { jobs[id]?.end(reason) }
            return ids
        }
        _ = endNow()
        _ = await claiming?.value
        return endNow()
    }

    /// Changes the queue and tells of it before anything is claimed by the new rules.
    private func change(_ change: (any Queue) async throws -> Void) async {
        holds += 1
        _ = await claiming?.value
        do {
            try await change(queue)
        } catch {
            await note(trouble: error)
        }
        await compareWithQueue()
        holds -= 1
        wake()
    }
}

extension QueueSelection {
    func contains(_ row: QueuedDownload) -> Bool {
        switch self {
        case .all: true
        case .manga(let manga, let environment):
            row.info.manga.id == manga && row.info.environment == environment
        case .downloads(let ids): ids.contains(row.id)
        }
    }
}
