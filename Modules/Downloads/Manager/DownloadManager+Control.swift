public import MangaModels
public import MangaStorage

/// Pausing, resuming, moving and ending what is active.
extension DownloadManager {
    /// Ends a waiting, paused or running download; unknown ids and ended ones are left alone (seed 001).
    ///
    /// Its requests stop at once and its partial files go; `DownloadEvent.cancelled` says when that is done.
    public func cancelDownload(taskId: String) {
        guard tasks[taskId] != nil || unlistedCount > 0 else { return }
        cancel(.downloads([taskId]))
    }

    public func cancelAllDownloads() {
        cancel(.all)
    }

    /// Cancels every active download and returns when that is done; how many were cancelled.
    ///
    /// One whose commit was under way, or that another process ended before, completes or fails and does not count.
    @discardableResult
    public func cancelAll() async -> Int {
        await cancel(.all).value
    }

    /// The same for those of one manga.
    @discardableResult
    public func cancelAll(of manga: Manga.ID, in environment: EnvironmentID) async -> Int {
        await cancel(.manga(manga, in: environment)).value
    }

    /// Cancels one active download and returns when that is done; whether it was cancelled.
    @discardableResult
    public func cancel(taskId: String) async -> Bool {
        guard await isActive(taskId) else { return false }
        return await cancel(.downloads([taskId])).value == 1
    }

    /// Keeps one active download from going on; whether it is paused now.
    ///
    /// Its requests stop at once, and what has landed stays.
    @discardableResult
    public func pause(taskId: String) async -> Bool {
        guard await isActive(taskId), let task = tasks[taskId] else { return false }
        await pause(.downloads([taskId]))
        return task.state == .paused
    }

    /// Pauses the downloads of one manga, and those that are added to it; how many are paused now.
    @discardableResult
    public func pauseAll(of manga: Manga.ID, in environment: EnvironmentID) async -> Int {
        await pause(.manga(manga, in: environment))
        return await pausedCount(.manga(manga, in: environment))
    }

    /// Pauses everything, and what is added; how many downloads are paused now.
    @discardableResult
    public func pauseAll() async -> Int {
        await pause(.all)
        return await pausedCount(.all)
    }

    /// Lets a paused download go on; whether it does.
    @discardableResult
    public func resume(taskId: String) async -> Bool {
        guard await isActive(taskId), let task = tasks[taskId], task.state == .paused else { return false }
        await resume(.downloads([taskId]))
        return task.state != .paused
    }

    /// Lets the downloads of one manga go on; how many were paused.
    @discardableResult
    public func resumeAll(of manga: Manga.ID, in environment: EnvironmentID) async -> Int {
        await resumed(.manga(manga, in: environment))
    }

    /// Lets everything go on, also what was paused one by one; how many downloads were paused.
    @discardableResult
    public func resumeAll() async -> Int {
        await resumed(.all)
    }

    /// Moves a waiting download to another turn; whether it moved: one that runs or stands there does not.
    ///
    /// Throws `DownloadError.unknownTask` where none that is active has this id, else `storageError`.
    @discardableResult
    public func move(taskId: String, to place: QueuedDownload.Place) async throws -> Bool {
        guard await isActive(taskId) else { throw DownloadError.unknownTask(taskId) }
        do {
            return try await engine.move(taskId, to: place)
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    private func pause(_ selection: QueueSelection) async {
        await chore { manager in await manager.engine.pause(selection) }.value
    }

    private func resume(_ selection: QueueSelection) async {
        await chore { manager in await manager.engine.resume(selection) }.value
    }

    /// Ends the pause of these; how many were paused.
    private func resumed(_ selection: QueueSelection) async -> Int {
        let before = await pausedCount(selection)
        await resume(selection)
        return await max(0, before - pausedCount(selection))
    }

    @discardableResult
    private func cancel(_ selection: QueueSelection) -> Task<Int, Never> {
        chore { manager in
            let tasks = manager.activeDownloads.filter(selection.contains)
            let (jobs, others) = await manager.engine.cancel(selection)
            let cancelled = tasks.filter { $0.state == .cancelled }
            return cancelled.count { jobs.contains($0.id) } + max(others, cancelled.count { !jobs.contains($0.id) })
        }
    }
}

extension QueueSelection {
    @MainActor
    fileprivate func contains(_ task: DownloadTask) -> Bool {
        switch self {
        case .all: true
        case .manga(let manga, let environment): task.manga.id == manga && task.environment == environment
        case .downloads(let ids): ids.contains(task.id)
        }
    }
}
