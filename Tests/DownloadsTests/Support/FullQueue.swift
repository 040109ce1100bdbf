import MangaModels
import MangaStorage

/// A queue whose rows can be added but not claimed, as on a disk that has just become full, until a door is opened.
struct FullQueue: Queue {
    static let error = StorageError.noSpace(needed: 4096, available: 0)

    let queue: any Queue
    let door: Door

    func enqueue(_ chapter: ChapterInfo) async throws -> QueuedDownload {
        try await queue.enqueue(chapter)
    }

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload? {
        guard door.isOpen else { throw Self.error }
        return try await queue.claim(owner: owner, lease: lease, excluding: excluding)
    }

    func heartbeat(_ id: String, owner: String, lease: Duration, done: Int, of total: Int) async throws -> Bool {
        try await queue.heartbeat(id, owner: owner, lease: lease, done: done, of: total)
    }

    func finish(_ id: String, as outcome: QueuedDownload.Outcome) async throws {
        guard door.isOpen else { throw Self.error }
        try await queue.finish(id, as: outcome)
    }

    func release(_ id: String, owner: String) async throws {
        try await queue.release(id, owner: owner)
    }

    func active() async throws -> [QueuedDownload] {
        try await queue.active()
    }

    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload] {
        try await queue.history(kind)
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws {
        try await queue.clear(kind)
    }

    func retry(_ id: String) async throws -> QueuedDownload {
        try await queue.retry(id)
    }
}
