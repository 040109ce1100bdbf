public import MangaModels

/// When there is nothing to do, and why nothing moves.
extension DownloadManager {
    /// Tries the environments again that could not be reached or had no connection: one was added, a folder was
    /// opened, or the network is back.
    public func environmentsChanged() {
        chore { manager in await manager.engine.environmentsChanged() }
    }

    /// Whether nothing is left to do; rows that are paused or of unreachable environments do not count.
    public var isIdle: Bool {
        activeDownloads.allSatisfy { $0.state == .paused || unreachableEnvironments.contains($0.environment) }
            && !hasUnlistedOnly
    }

    /// Whether those that come later are all that is left.
    var hasUnlistedOnly: Bool { activeDownloads.isEmpty && unlistedCount > 0 }

    /// Returns when nothing is left to do, when the surrounding task is cancelled, or with `stop()`.
    ///
    /// Downloads that do not move are waited for only where `sitsOutProblems`: else `problem` says why they do not.
    public func waitUntilIdle(sitsOutProblems: Bool = false) async {
        let events = events
        await settle()
        func isOver() -> Bool { isIdle || (problem != nil && !sitsOutProblems) }
        guard !isOver() else { return }
        for await _ in events where isOver() { return }
    }

    /// Why the queue cannot be read or written; nil where it can.
    public var queueTrouble: DownloadError? { stall }

    /// Whether nothing is begun before there is space again.
    public var isShortOfSpace: Bool { shortage != nil }

    /// Why the downloads of `environment` do not move; nil where they do.
    public func problem(in environment: EnvironmentID) -> DownloadError? {
        problem ?? offlineEnvironments[environment]
    }

    /// Works out anew why nothing moves, and tells what is new.
    func noteProblem() {
        let problem = stall ?? shortage ?? outage
        guard problem != self.problem else { return }
        self.problem = problem
        if let problem { send(.stalled(problem)) }
    }

    /// Why there is no connection for anything that is left to do.
    private var outage: DownloadError? {
        guard !offlineEnvironments.isEmpty else { return nil }
        var error: DownloadError?
        for task in activeDownloads where task.state != .paused && !unreachableEnvironments.contains(task.environment) {
            guard let offline = offlineEnvironments[task.environment] else { return nil }
            error = error ?? offline
        }
        return error
    }
}
