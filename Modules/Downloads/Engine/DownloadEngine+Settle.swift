import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Writes how a job ended, frees its place, and tells.
    func settle(_ row: QueuedDownload, _ end: RunningJob.End) async {
        let before = (outages.errors, shortage)
        jobs[row.id]?.isEnding = true
        // It leaves room for the next one, unless it had none itself.
        if !end.lacksSpace { (crowding, isSolo) = (nil, false) }
        let update = await record(row, end)
        let isLost = jobs[row.id]?.stop == .lost
        if jobs.removeValue(forKey: row.id)?.isProbe == true { giveUpProbe(row.info.environment) }
        if jobs.isEmpty { shortage?.isProbed = false }
        if update.endsRow { forget(row.id) }
        await report(update)
        // What became of the row: while the job was there, nobody could say.
        if isLost { await compareWithQueue() }
        await tellWaiting(since: before)
        wake()
    }

    private func record(_ row: QueuedDownload, _ end: RunningJob.End) async -> EngineUpdate {
        do {
            // The last of what it took; whose the row is decides what is written next.
            try await heartbeat(row.id)
            switch (end, jobs[row.id]?.stop) {
            case (.completed, _):
                noteConnection(of: row.id)
                try await queue.finish(row.id, as: .completed)
                // Also one that had all its pages already, and only needed room for its rows.
                if shortage?.isProbed == true { noteSpace() }
                return .completed(row.id)
            case (_, .cancelled):
                return try await recordCancelled(row)
            case (_, .lost):
                try await pages.discardUnwanted()
                return .released(row.id)
            case (_, .paused):
                try await queue.release(row.id, owner: owner)
                return .many(try await queue.downloads([row.id]).map(EngineUpdate.foreign))
            case (_, .leaving):
                try await queue.release(row.id, owner: owner)
                return .released(row.id)
            case (.unreachable, nil):
                return try await recordUnreachable(row)
            case (.crowded(let needed), nil):
                noteCrowding(needed, beside: row)
                try await queue.release(row.id, owner: owner)
                return .released(row.id)
            case (.interrupted, nil):
                return try await recordFailed(row, DownloadFailure(.cancelled))
            case (.failed(let failure), nil):
                return try await recordFailed(row, failure)
            }
        } catch {
            return await recordTrouble(row, DownloadFailure(storage: error))
        }
    }

    private func recordCancelled(_ row: QueuedDownload) async throws -> EngineUpdate {
        try await queue.finish(row.id, as: .cancelled)
        try await pages.discard(row.info.key)
        return .cancelled(row.id)
    }

    private func recordUnreachable(_ row: QueuedDownload) async throws -> EngineUpdate {
        unreachable.insert(row.info.environment)
        outages.recover(row.info.environment)
        await report(.unreachable(unreachable))
        try await queue.release(row.id, owner: owner)
        return .released(row.id)
    }

    /// A failure of a row that another process has taken or cancelled meanwhile is none of ours.
    private func recordFailed(_ row: QueuedDownload, _ failure: DownloadFailure) async throws -> EngineUpdate {
        switch failure.remedy {
        case .none:
            noteConnection(of: row.id)
            try await queue.finish(row.id, as: failure.outcome)
            return .failed(row.id, failure)
        case .silence(let fault, let hasSpoken) where silences.isEnough(of: row.id, hasSpoken: hasSpoken):
            return try await recordFailed(row, fault)
        case .connection, .silence:
            noteOutage(row, failure.error)
        case .space(let cause):
            await noteLack(of: cause, for: row)
        }
        try await queue.release(row.id, owner: owner)
        return .released(row.id)
    }

    /// The end of a row that could not be written down: one that only lacks space is claimed anew when its lease is over.
    private func recordTrouble(_ row: QueuedDownload, _ failure: DownloadFailure) async -> EngineUpdate {
        guard case .space(let cause) = failure.remedy else { return .failed(row.id, failure) }
        await noteLack(of: cause, for: row)
        return .released(row.id)
    }
}
