import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Writes how a job ended, frees its place, and tells.
    func settle(_ row: QueuedDownload, _ end: RunningJob.End) async {
        let update = await record(row, end)
        jobs[row.id] = nil
        if update.endsRow { known[row.id] = nil }
        await report(update)
        wake()
    }

    private func record(_ row: QueuedDownload, _ end: RunningJob.End) async -> EngineUpdate {
        do {
            switch (end, jobs[row.id]?.stop) {
            case (.completed, _):
                try await queue.finish(row.id, as: .completed)
                return .completed(row.id)
            case (_, .cancelled):
                return try await recordCancelled(row)
            case (_, .lost):
                return .released(row.id)
            case (_, .leaving):
                try await queue.release(row.id, owner: owner)
                return .released(row.id)
            case (.unreachable, nil):
                return try await recordUnreachable(row)
            case (.interrupted, nil):
                return try await recordFailed(row, DownloadFailure(.cancelled))
            case (.failed(let failure), nil):
                return try await recordFailed(row, failure)
            }
        } catch {
            return .failed(row.id, DownloadFailure(storage: error))
        }
    }

    private func recordCancelled(_ row: QueuedDownload) async throws -> EngineUpdate {
        try await queue.finish(row.id, as: .cancelled)
        try await pages.discard(row.info.key)
        return .cancelled(row.id)
    }

    private func recordUnreachable(_ row: QueuedDownload) async throws -> EngineUpdate {
        unreachable.insert(row.info.environment)
        await report(.unreachable(unreachable))
        try await queue.release(row.id, owner: owner)
        return .released(row.id)
    }

    /// A failure of a row that another process has taken or cancelled meanwhile is none of ours.
    private func recordFailed(_ row: QueuedDownload, _ failure: DownloadFailure) async throws -> EngineUpdate {
        guard try await heartbeat(row.id) != .lost else { return .released(row.id) }
        try await queue.finish(row.id, as: failure.outcome)
        return .failed(row.id, failure)
    }
}

extension EngineUpdate {
    var endsRow: Bool {
        switch self {
        case .completed, .failed, .cancelled: true
        case .started, .progress, .foreign, .released, .stalled, .unreachable: false
        }
    }
}
