import MangaStorage

extension DownloadEngine {
    /// Ends these rows as cancelled: requests stop at once, partial files go, a stored copy stays.
    ///
    /// A chapter whose commit is under way completes instead. Gives the jobs that were told to end, and how many other
    /// rows were cancelled.
    @discardableResult
    func cancel(_ selection: QueueSelection) async -> (jobs: Set<ID>, others: Int) {
        holds += 1
        let ids = await end(selection, .cancelled)
        for task in ids.compactMap({ jobs[$0]?.task }) { await task.value }
        let others = await cancelWaiting(selection)
        holds -= 1
        wake()
        return (Set(ids), others)
    }

    /// Rows that no job of this process holds; a job elsewhere learns of it by its next heartbeat.
    private func cancelWaiting(_ selection: QueueSelection) async -> Int {
        var count = 0
        do {
            count = try await queue.cancel(selection)
            if count > 0 { try await pages.discardUnwanted() }
            await compareWithQueue()
        } catch {
            await note(trouble: error)
        }
        return count
    }
}
