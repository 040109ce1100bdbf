import Foundation
import MangaModels
import MangaStorage

extension DownloadManager {
    /// So many that have ended are listed at most.
    nonisolated public static let completedLimit = 50
    nonisolated public static let failedLimit = 20

    /// Shows what the queue holds; called once, at start.
    func load() async {
        isLoaded = true
        do {
            try await queue.finishStored()
            let rows = try await queue.active(limit: listLimit, offset: 0)
            for row in rows { _ = adopt(row) }
            await engine.adopt(rows)
            note(try await engine.workersElsewhere())
            noteProblem()
            let counts = try await queue.counts()
            isPaused = counts.isPaused
            note(active: counts.active)
            completedDownloads = try await ended(.completed, besides: completedDownloads, limit: Self.completedLimit)
            failedDownloads = try await ended(.failed, besides: failedDownloads, limit: Self.failedLimit)
        } catch {
            await engine.note(trouble: error)
        }
    }

    private func ended(
        _ kind: QueuedDownload.Outcome.Kind,
        besides shown: [DownloadTask],
        limit: Int
    ) async throws -> [DownloadTask] {
        let rows = try await queue.history(kind)
        let known = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return rows.prefix(limit).map { row in
            if let task = known[row.id] { return task }
            let task = DownloadTask(row)
            task.restore(row)
            return task
        }
    }

    /// The task of a row that waits or runs: the one that is shown, else the failed one anew, else a new one.
    func adopt(_ row: QueuedDownload) -> DownloadTask {
        if let task = tasks[row.id] { return task }
        let failed = failedDownloads.first { $0.id == row.id }
        if failed != nil { failedDownloads.removeAll { $0.id == row.id } }
        if completedDownloads.contains(where: { $0.id == row.id }) {
            completedDownloads.removeAll { $0.id == row.id }
        }
        let task = if let failed, failed.retry() { failed } else { DownloadTask(row) }
        if row.isPaused { _ = task.take(.pause) }
        if case .running = row.state { _ = task.follow(row) }
        tasks[task.id] = task
        activeDownloads.append(task)
        // It may be new, too: the next look at the queue tells.
        if unlistedCount > 0 { unlistedCount -= 1 }
        return task
    }

    /// Takes over what the engine says, and tells everyone.
    func apply(_ update: EngineUpdate) {
        var ended: [DownloadTask] = []
        take(update, &ended)
        remove(ended)
        for task in ended { tellEnd(of: task) }
        noteProblem()
        closeBatch()
    }

    private func take(_ update: EngineUpdate, _ ended: inout [DownloadTask]) {
        switch update {
        case .started(let row):
            let task = adopt(row.waiting)
            // As another process had left it.
            if task.state == .paused { _ = task.take(.resume) }
            if case .downloading = task.state { _ = task.take(.requeue) }
            if task.take(.start) { tell(.downloadDidStart, task, .started(task.id)) }
        case .progress(let id, let plan, let reading): note(plan, reading, of: id)
        case .reading(let id, let reading): if tasks[id]?.note(reading) == true { send(.updated(id)) }
        case .foreign(let row): follow(row)
        case .released(let id): release(id)
        case .completed(let id): end(id, &ended) { $0.take(.complete) }
        case .foreignCompleted(let row):
            end(row.id, &ended) { task in
                task.count(row)
                return task.take(.complete)
            }
        case .failed(let id, let failure): end(id, &ended) { $0.fail(failure) }
        case .cancelled(let id): end(id, &ended) { $0.take(.cancel) }
        case .many(let updates): for update in updates { take(update, &ended) }
        case .order(let rows): order(as: rows)
        case .queuePaused(let isPaused): self.isPaused = isPaused
        case .stalled(let error): stall = error.map { $0 as? DownloadError ?? DownloadFailure(storage: $0).error }
        case .short(let error): shortage = error
        case .unreachable(let environments): unreachableEnvironments = environments
        case .offline(let errors): noteConnections(errors)
        case .workers(let workers): note(workers)
        case .counts(let active, let completed, let failed):
            note(active: active)
            guard completedDownloads.count > completed || failedDownloads.count > failed else { return }
            chore { manager in await manager.refreshHistory() }
        }
    }

    /// Told also of one that had not been announced as running: what keeps it from that may be over.
    private func release(_ id: String) {
        change(id) { task in
            _ = task.take(.requeue)
            return true
        }
    }

    private func change(_ id: String, _ change: (DownloadTask) -> Bool) {
        guard let task = tasks[id], change(task) else { return }
        tell(.downloadDidUpdate, task, .updated(id))
    }

    private func note(_ plan: PagePlan, _ reading: JobReading, of id: String) {
        guard let task = tasks[id] else { return }
        let notices = task.notices(of: plan)
        change(id) { $0.note(plan) }
        _ = task.note(reading)
        for notice in notices { send(.noticed(id, notice)) }
    }

    func noteConnections(_ errors: [EnvironmentID: DownloadError]) {
        let before = offlineEnvironments
        offlineEnvironments = errors
        for (environment, error) in errors where before[environment] == nil {
            send(.connectionLost(environment, error))
        }
        // Of one that is gone nobody knows.
        for environment in before.keys where errors[environment] == nil {
            if !unreachableEnvironments.contains(environment) { send(.connectionRestored(environment)) }
        }
    }

    private func follow(_ row: QueuedDownload) {
        let isNew = tasks[row.id] == nil
        let task = adopt(row)
        if task.follow(row) || isNew { tell(.downloadDidUpdate, task, .updated(row.id)) }
    }

    /// Brings what is active into the queue's order; what the queue has not told of yet stays at the end.
    private func order(as rows: [QueuedDownload]) {
        guard !activeDownloads.map(\.id).elementsEqual(rows.map(\.id)) else { return }
        let places = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        activeDownloads = activeDownloads.enumerated()
            .sorted { (places[$0.element.id] ?? .max, $0.offset) < (places[$1.element.id] ?? .max, $1.offset) }
            .map(\.element)
    }

    /// Ends a task that has not ended, and adds it to `ended`: it is still among the active ones then.
    private func end(_ id: String, _ ended: inout [DownloadTask], _ change: (DownloadTask) -> Bool) {
        guard let task = tasks[id], change(task) else { return }
        tasks[id] = nil
        ended.append(task)
        if task.state != .cancelled { failedDownloads.removeAll { $0.key == task.key } }
        if task.state == .completed { completedDownloads.removeAll { $0.key == task.key } }
        switch task.state {
        case .completed:
            batch.countCompleted(task.key, hasGaps: !task.missingPages.isEmpty)
            completedDownloads = [task] + completedDownloads.prefix(Self.completedLimit - 1)
        case .failed:
            batch.countFailed(task.key)
            failedDownloads = [task] + failedDownloads.prefix(Self.failedLimit - 1)
        default: batch.forget(task.key)
        }
    }

    private func remove(_ ended: [DownloadTask]) {
        if ended.count == 1, let index = activeDownloads.firstIndex(where: { $0 === ended[0] }) {
            activeDownloads.remove(at: index)
        } else if !ended.isEmpty {
            let ids = Set(ended.map(\.id))
            activeDownloads.removeAll { ids.contains($0.id) }
        }
    }

    /// What is paused belongs to the batch: its end is told once, when those have ended too.
    private func closeBatch() {
        guard activeDownloads.allSatisfy({ unreachableEnvironments.contains($0.environment) }), !hasUnlistedOnly,
            let event = batch.close()
        else { return }
        send(event)
    }

    private func tell(_ name: Notification.Name, _ task: DownloadTask, _ event: DownloadEvent) {
        center.post(name: name, object: self, userInfo: [Self.taskKey: task])
        send(event)
    }

    /// How a task ended, told when it is no longer among the active ones.
    private func tellEnd(of task: DownloadTask) {
        switch task.state {
        case .completed: tell(.downloadDidComplete, task, .completed(task.id))
        case .failed: tell(.downloadDidFail, task, .failed(task.id))
        default: tell(.downloadDidCancel, task, .cancelled(task.id))
        }
    }
}
