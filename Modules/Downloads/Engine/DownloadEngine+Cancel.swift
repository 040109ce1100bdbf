import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Ends these rows as cancelled: requests stop at once, partial files go, a stored copy stays.
    ///
    /// A chapter whose commit is under way completes instead.
    func cancel(_ keys: [ID: ChapterKey]) async {
        holds += 1
        end(keys)
        _ = await claiming?.value
        end(keys)
        for task in keys.keys.compactMap({ jobs[$0]?.task }) { await task.value }
        await cancelWaiting(keys.filter { known[$0.key] != nil })
        holds -= 1
        wake()
    }

    private func end(_ keys: [ID: ChapterKey]) {
        for id in keys.keys { jobs[id]?.end(.cancelled) }
    }

    /// Rows that no job of this process holds; a job elsewhere learns of it by its next heartbeat.
    private func cancelWaiting(_ keys: [ID: ChapterKey]) async {
        guard !keys.isEmpty else { return }
        do {
            try await queue.finish(Array(keys.keys), as: .cancelled)
            for key in keys.values { try await pages.discard(key) }
            // Another process may have ended some of them before.
            try await tellEnded(Array(keys.keys))
        } catch {
            await note(trouble: error)
        }
    }
}
