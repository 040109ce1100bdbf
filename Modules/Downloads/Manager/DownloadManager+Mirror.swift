import Foundation
import MangaStorage

extension DownloadManager {
    private static let completedLimit = 50
    private static let failedLimit = 20

    /// Shows what the queue holds; called once, at start.
    func load() async {
        do {
            try await queue.finishStored()
            let rows = try await queue.active()
            for row in rows { _ = adopt(row) }
            await engine.adopt(rows)
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
        failedDownloads.removeAll { $0.id == row.id }
        completedDownloads.removeAll { $0.id == row.id }
        let task = if let failed, failed.retry() { failed } else { DownloadTask(row) }
        tasks[task.id] = task
        activeDownloads.append(task)
        return task
    }

    /// Takes over what the engine says, and tells everyone.
    func apply(_ update: EngineUpdate) {
        switch update {
        case .started(let row):
            let task = adopt(row)
            if task.take(.start) { tell(.downloadDidStart, task, .started(task.id)) }
        case .progress(let id, let plan):
            guard let task = tasks[id], task.note(plan) else { return }
            tell(.downloadDidUpdate, task, .updated(id))
        case .foreign(let row):
            guard let task = tasks[row.id], task.note(done: row.donePages, of: row.totalPages) else { return }
            tell(.downloadDidUpdate, task, .updated(row.id))
        case .released(let id):
            guard let task = tasks[id] else { return }
            _ = task.take(.requeue)
            tell(.downloadDidUpdate, task, .updated(id))
        case .completed(let id):
            end(id) { $0.take(.complete) }
        case .failed(let id, let failure):
            end(id) { $0.fail(failure) }
        case .cancelled(let id):
            end(id) { $0.take(.cancel) }
        case .stalled(let error):
            note(problem: error.map { $0 as? DownloadError ?? .storageError("\($0)") })
        case .unreachable(let environments):
            unreachableEnvironments = environments
        }
        closeBatch()
    }

    private func end(_ id: String, _ change: (DownloadTask) -> Bool) {
        guard let task = tasks[id], change(task) else { return }
        tasks[id] = nil
        if let index = activeDownloads.firstIndex(where: { $0 === task }) { activeDownloads.remove(at: index) }
        switch task.state {
        case .completed:
            batch.countCompleted()
            completedDownloads = [task] + completedDownloads.prefix(Self.completedLimit - 1)
            tell(.downloadDidComplete, task, .completed(id))
        case .failed:
            batch.countFailed()
            failedDownloads = [task] + failedDownloads.prefix(Self.failedLimit - 1)
            tell(.downloadDidFail, task, .failed(id))
        default:
            tell(.downloadDidCancel, task, .cancelled(id))
        }
    }

    private func closeBatch() {
        guard isIdle, let event = batch.close() else { return }
        send(event)
    }

    private func tell(_ name: Notification.Name, _ task: DownloadTask, _ event: DownloadEvent) {
        center.post(name: name, object: self, userInfo: [Self.taskKey: task])
        send(event)
    }
}
