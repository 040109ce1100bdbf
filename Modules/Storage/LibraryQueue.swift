import Foundation
import MangaModels
import MangaSQLite

/// The queue in the library's database.
struct LibraryQueue: Queue {
    let database: LibraryDatabase
    let now: @Sendable () -> Date

    func enqueue(_ chapter: ChapterInfo) async throws -> QueuedDownload {
        let now = now()
        return try await database.write(.full) { try QueueTable($0, now: now).enqueue(chapter) }
    }

    func enqueue(_ chapters: [ChapterInfo]) async throws -> [QueuedDownload] {
        let now = now()
        return try await database.write(.full) { connection in
            try chapters.map { try QueueTable(connection, now: now).enqueue($0) }
        }
    }

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload? {
        let now = now()
        return try await database.write {
            try QueueTable($0, now: now).claim(owner: owner, lease: lease, excluding: excluding)
        }
    }

    func heartbeat(
        _ id: QueuedDownload.ID,
        owner: String,
        lease: Duration,
        done: Int,
        of total: Int
    ) async throws -> Bool {
        let now = now()
        return try await database.write {
            try QueueTable($0, now: now).heartbeat(id, owner: owner, lease: lease, done: done, of: total)
        }
    }

    func finish(_ id: QueuedDownload.ID, as outcome: QueuedDownload.Outcome) async throws {
        try await finish([id], as: outcome)
    }

    func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws {
        let now = now()
        try await database.write { try QueueTable($0, now: now).finish(ids, as: outcome) }
    }

    func finishStored() async throws {
        let now = now()
        try await database.write { try QueueTable($0, now: now).finishStored() }
    }

    func release(_ id: QueuedDownload.ID, owner: String) async throws {
        let now = now()
        try await database.write { try QueueTable($0, now: now).release(id, owner: owner) }
    }

    func active() async throws -> [QueuedDownload] {
        let now = now()
        return try await database.read { try QueueTable($0, now: now).active() }
    }

    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload] {
        let now = now()
        return try await database.read { try QueueTable($0, now: now).history(kind) }
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws {
        let now = now()
        try await database.write { try QueueTable($0, now: now).clear(kind) }
    }

    func retry(_ id: QueuedDownload.ID) async throws -> QueuedDownload {
        let now = now()
        return try await database.write(.full) { try QueueTable($0, now: now).retry(id) }
    }
}
