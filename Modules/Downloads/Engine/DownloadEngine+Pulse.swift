import MangaLocalization
import MangaModels
import MangaStorage

extension DownloadEngine {
    /// Says that this process still lives; jobs whose row is no longer ours end.
    func renewLeases() async {
        for id in jobs.keys {
            // A queue that fails now is asked again in a moment; the lease outlasts several tries.
            guard let hold = try? await heartbeat(id), hold != .held else { continue }
            jobs[id]?.end(hold == .paused ? .leaving : .lost)
        }
    }

    /// Tells what other processes did with the rows that were announced here.
    func compareWithQueue() async {
        let strangers = known.filter { jobs[$0.key] == nil && !unreachable.contains($0.value) }.keys
        guard !strangers.isEmpty else { return }
        do {
            let rows = try await queue.active()
            let active = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            for id in strangers where active[id] != nil { await compare(active[id]) }
            try await tellEnded(strangers.filter { active[$0] == nil })
        } catch {
            await note(trouble: error)
        }
    }

    private func compare(_ row: QueuedDownload?) async {
        guard let row, jobs[row.id] == nil, case .running = row.state else { return }
        await report(.foreign(row))
    }

    /// Tells how rows ended that no longer wait or run.
    func tellEnded(_ ids: [ID]) async throws {
        guard !ids.isEmpty else { return }
        var ended: [ID: EngineUpdate] = [:]
        for row in try await queue.downloads(ids) { ended[row.id] = EngineUpdate(ended: row) }
        for id in ids where jobs[id] == nil && known[id] != nil {
            known[id] = nil
            // A row that the history has dropped already ended somehow; nobody can say how.
            await report(ended[id] ?? .cancelled(id))
        }
    }
}

extension EngineUpdate {
    /// How a row of the history ended; nil for one that has not.
    init?(ended row: QueuedDownload) {
        guard case .ended(let outcome) = row.state else { return nil }
        switch outcome {
        case .completed: self = .completed(row.id)
        case .cancelled: self = .cancelled(row.id)
        case .failed(let code, let reason): self = .failed(row.id, DownloadFailure(code: code, reason: reason))
        }
    }
}

extension DownloadFailure {
    /// What the history kept; its reason names the page already.
    init(code: String, reason: String) {
        let error = DownloadError(code: code, reason: reason)
        self.init(error, detail: Message(DownloadsPhrase.recorded, ["reason": .text(reason)]))
    }
}
