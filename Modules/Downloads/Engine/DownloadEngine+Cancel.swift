import MangaStorage

extension DownloadEngine {
    /// Ends these rows as cancelled: requests stop at once, partial files go, a stored copy stays.
    ///
    /// A chapter whose commit is under way completes instead.
    func cancel(_ selection: QueueSelection) async {
        holds += 1
        let ids = await end(selection, .cancelled)
        for task in ids.compactMap({ jobs[$0]?.task }) { await task.value }
        await cancelWaiting(selection)
        holds -= 1
        wake()
    }

    /// Rows that no job of this process holds; a job elsewhere learns of it by its next heartbeat.
    private func cancelWaiting(_ selection: QueueSelection) async {
        do {
            if try await queue.cancel(selection) > 0 { try await pages.discardUnwanted() }
            await compareWithQueue()
        } catch {
            await note(trouble: error)
        }
    }
}
