import MangaDownloads
public import MangaModels
public import MangaStorage

/// What a person can do to downloads, one, some, those of a manga, or all.
extension DownloadsModel {
    /// Which downloads are meant.
    public enum Selection: Hashable, Sendable {
        case all
        case manga(Manga.ID, in: EnvironmentID)
        case rows([DownloadRow.ID])
    }

    /// Keeps downloads from going on; how many are paused now.
    ///
    /// With `.all` and `.manga`, also those that are added.
    @discardableResult
    public func pause(_ selection: Selection) async -> Int {
        switch selection {
        case .all: await downloads.pauseAll()
        case .manga(let manga, let environment): await downloads.pauseAll(of: manga, in: environment)
        case .rows(let ids): await count(ids) { await self.downloads.pause(taskId: $0) }
        }
    }

    /// Lets paused downloads go on; how many were paused.
    @discardableResult
    public func resume(_ selection: Selection) async -> Int {
        switch selection {
        case .all: await downloads.resumeAll()
        case .manga(let manga, let environment): await downloads.resumeAll(of: manga, in: environment)
        case .rows(let ids): await count(ids) { await self.downloads.resume(taskId: $0) }
        }
    }

    /// Ends downloads that wait or run, and returns when that is done; how many were cancelled.
    @discardableResult
    public func cancel(_ selection: Selection) async -> Int {
        switch selection {
        case .all: await downloads.cancelAll()
        case .manga(let manga, let environment): await downloads.cancelAll(of: manga, in: environment)
        case .rows(let ids): await count(ids) { await self.downloads.cancel(taskId: $0) }
        }
    }

    /// Puts failed downloads back in the queue, with `.all` also those that are not shown; how many.
    ///
    /// Throws `DownloadError`.
    @discardableResult
    public func retry(_ selection: Selection) async throws -> Int {
        switch selection {
        case .all: return try await downloads.retryAll()
        case .manga(let manga, let environment):
            let own = failed.filter { $0.manga.id == manga && $0.environment == environment }
            return try await retry(.rows(own.reversed().map(\.id)))
        case .rows(let ids):
            for id in ids { try await downloads.retry(taskId: id) }
            return ids.count
        }
    }

    /// Moves a waiting download to another turn; whether it moved.
    ///
    /// Throws `DownloadError`.
    @discardableResult
    public func move(_ id: DownloadRow.ID, to place: QueuedDownload.Place) async throws -> Bool {
        try await downloads.move(taskId: id, to: place)
    }

    private func count(_ ids: [DownloadRow.ID], where change: (DownloadRow.ID) async -> Bool) async -> Int {
        var count = 0
        for id in ids where await change(id) { count += 1 }
        return count
    }
}
