public import MangaStorage

extension DownloadManager {
    /// Fetches anew what the checks of `library`, which is this manager's, have found broken; the tasks that do.
    ///
    /// Chapters whose manifest alone is bad have one again when this returns, and no task. Throws
    /// `DownloadError.storageError`.
    public func repair(_ checks: [ChapterCheck], in library: Library, priority: Int = 0) async throws -> [DownloadTask]
    {
        do {
            let tasks = try await engine.admit { _ in
                try await library.repair(checks, priority: priority)
            } announce: { rows in
                rows.map(self.adopt)
            }
            await engine.compareWithQueue()
            return tasks
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// Why `task` does not move; nil where it does, and where it has ended.
    public func obstacle(of task: DownloadTask) -> DownloadObstacle? {
        guard !task.state.hasEnded else { return nil }
        if task.state == .paused { return .paused }
        if unreachableEnvironments.contains(task.environment) { return .unreachable }
        return problem(in: task.environment).map(DownloadObstacle.problem)
    }
}
