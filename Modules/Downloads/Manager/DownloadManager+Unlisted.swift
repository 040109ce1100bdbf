import MangaModels
public import MangaStorage

/// The rows of the queue that stand behind those that are listed: of a hundred thousand only the first ones are.
extension DownloadManager {
    /// How many downloads wait, run or are paused, listed or not.
    public var activeCount: Int { activeDownloads.count + unlistedCount }

    /// Lists all of these, where `activeDownloads` has not all; throws `DownloadError.storageError`.
    public func list(_ selection: QueueSelection) async throws {
        guard unlistedCount > 0 else { return }
        do {
            try await engine.list(selection)
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// Whether there is such a download, which is listed then.
    func isActive(_ taskId: String) async -> Bool {
        // What cannot be read is not there for whoever asks, and the engine tells.
        if tasks[taskId] == nil { try? await list(.downloads([taskId])) }
        return tasks[taskId] != nil
    }

    /// How many of these are paused, listed or not.
    func pausedCount(_ selection: QueueSelection) async -> Int {
        do {
            return try await queue.paused(selection)
        } catch {
            await engine.note(trouble: error)
            return 0
        }
    }

    /// The queue has so many rows that have not ended.
    func note(active count: Int) {
        let unlisted = max(0, count - activeDownloads.count)
        if unlisted != unlistedCount { unlistedCount = unlisted }
    }
}
