import Foundation
import MangaModels
import MangaSQLite

/// The queue in the library's database.
struct LibraryQueue: Queue {
    let database: LibraryDatabase
    let now: @Sendable () -> Date

    func admit(
        _ chapters: [ChapterInfo],
        priority: Int?,
        options: DownloadOptions
    ) async throws -> [Admission] {
        try await change(.full) { try $0.admit(chapters, priority: priority, options: options) }
    }

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload? {
        let now = now()
        return try await database.write { connection in
            let table = QueueTable(connection, now: now)
            guard let row = try table.claim(owner: owner, lease: lease, excluding: excluding) else { return nil }
            try table.countChange()
            return row
        }
    }

    func heartbeat(
        _ id: QueuedDownload.ID,
        owner: String,
        lease: Duration,
        _ progress: QueuedDownload.Progress
    ) async throws -> QueuedDownload.Hold {
        try await change { table in
            let hold = try table.heartbeat(id, owner: owner, lease: lease, progress)
            if hold != .lost { try table.add(progress.metrics) }
            return hold
        }
    }

    func watch() -> StoreWatch? {
        StoreWatch(path: database.path + "-wal")
    }

    func attend(owner: String, lease: Duration, obstacles: [QueueObstacle]) async throws {
        let now = now()
        try await database.write { connection in
            let table = QueueTable(connection, now: now)
            if try table.attend(owner: owner, lease: lease, obstacles: obstacles) { try table.countChange() }
        }
    }

    func leave(owner: String) async throws {
        try await change { try $0.leave(owner: owner) }
    }

    func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws {
        try await change { try $0.finish(ids, as: outcome) }
    }

    func finishStored() async throws {
        // Whoever may write does it.
        guard !database.isReadOnly else { return }
        let now = now()
        // Asked on a reader first: there hardly ever is one.
        guard try await !database.read({ try QueueTable($0, now: now).finishable().isEmpty }) else { return }
        try await change { try $0.finish(try $0.finishable(), as: .completed) }
    }

    func release(_ id: QueuedDownload.ID, owner: String) async throws {
        try await change { try $0.release(id, owner: owner) }
    }

    func cancel(_ selection: QueueSelection) async throws -> Int {
        try await change { try $0.cancel(selection) }
    }

    func pause(_ selection: QueueSelection) async throws {
        try await change { try $0.pause(selection) }
    }

    func resume(_ selection: QueueSelection) async throws {
        try await change { try $0.resume(selection) }
    }

    func move(_ id: QueuedDownload.ID, to place: QueuedDownload.Place) async throws -> Bool {
        try await change { try $0.move(id, to: place) }
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws {
        try await change { try $0.clear(kind) }
    }

    func retry(_ id: QueuedDownload.ID) async throws -> QueuedDownload {
        try await change(.full) { try $0.retry(id) }
    }

    func retryFailed() async throws -> [QueuedDownload] {
        try await change(.full) { try $0.retryFailed() }
    }

    private func change<Value: Sendable>(
        _ durability: Durability = .normal,
        _ body: @Sendable (QueueTable) throws -> Value
    ) async throws -> Value {
        let now = now()
        return try await database.write(durability) { connection in
            let table = QueueTable(connection, now: now)
            let value = try body(table)
            try table.countChange()
            return value
        }
    }
}

extension LibraryQueue {
    func active(limit: Int, offset: Int) async throws -> [QueuedDownload] {
        try await look { try $0.active(limit: limit, offset: offset) }
    }

    func active(_ selection: QueueSelection) async throws -> [QueuedDownload] {
        try await look { try $0.active(selection) }
    }

    func paused(_ selection: QueueSelection) async throws -> Int {
        try await look { try $0.paused(selection) }
    }

    func downloads(_ ids: [QueuedDownload.ID]) async throws -> [QueuedDownload] {
        try await look { table in try ids.compactMap(table.row) }
    }

    func running(besides owner: String) async throws -> [EnvironmentID: Int] {
        try await look { try $0.running(besides: owner) }
    }

    func counts() async throws -> QueueCounts {
        try await look { try $0.counts() }
    }

    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload] {
        try await look { try $0.history(kind) }
    }

    func workers() async throws -> [QueueWorker] {
        try await look { try $0.workers() }
    }

    func totals() async throws -> QueueTotals {
        try await look { try $0.totals() }
    }

    func version() async throws -> Int {
        try await look { try $0.version() }
    }

    private func look<Value: Sendable>(_ body: @Sendable (QueueTable) throws -> Value) async throws -> Value {
        let now = now()
        return try await database.read { try body(QueueTable($0, now: now)) }
    }
}
