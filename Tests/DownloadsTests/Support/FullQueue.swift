import MangaModels
import MangaStorage

/// A queue whose rows can be added but neither claimed nor ended, as on a disk that has just become full, until a door
/// is opened.
struct FullQueue: Queue {
    static let error = StorageError.noSpace(needed: 4096, available: 0)

    let queue: any Queue
    let door: Door

    func admit(
        _ chapters: [ChapterInfo],
        priority: Int?,
        options: DownloadOptions
    ) async throws -> [Admission] {
        try await queue.admit(chapters, priority: priority, options: options)
    }

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload? {
        try check()
        return try await queue.claim(owner: owner, lease: lease, excluding: excluding)
    }

    func heartbeat(
        _ id: QueuedDownload.ID,
        owner: String,
        lease: Duration,
        _ progress: QueuedDownload.Progress
    ) async throws -> QueuedDownload.Hold {
        try await queue.heartbeat(id, owner: owner, lease: lease, progress)
    }

    func watch() -> StoreWatch? {
        queue.watch()
    }

    func attend(owner: String, lease: Duration, obstacles: [QueueObstacle]) async throws {
        try check()
        try await queue.attend(owner: owner, lease: lease, obstacles: obstacles)
    }

    func leave(owner: String) async throws {
        try await queue.leave(owner: owner)
    }

    func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws {
        try check()
        try await queue.finish(ids, as: outcome)
    }

    func finishStored() async throws {
        try await queue.finishStored()
    }

    func release(_ id: QueuedDownload.ID, owner: String) async throws {
        try await queue.release(id, owner: owner)
    }

    func cancel(_ selection: QueueSelection) async throws -> Int {
        try check()
        return try await queue.cancel(selection)
    }

    func pause(_ selection: QueueSelection) async throws {
        try check()
        try await queue.pause(selection)
    }

    func resume(_ selection: QueueSelection) async throws {
        try check()
        try await queue.resume(selection)
    }

    func move(_ id: QueuedDownload.ID, to place: QueuedDownload.Place) async throws -> Bool {
        try await queue.move(id, to: place)
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws {
        try await queue.clear(kind)
    }

    func retry(_ id: QueuedDownload.ID) async throws -> QueuedDownload {
        try await queue.retry(id)
    }

    func retryFailed() async throws -> [QueuedDownload] {
        try await queue.retryFailed()
    }

    private func check() throws {
        guard door.isOpen else { throw Self.error }
    }
}

extension FullQueue {
    func active(limit: Int, offset: Int) async throws -> [QueuedDownload] {
        try await queue.active(limit: limit, offset: offset)
    }

    func active(_ selection: QueueSelection) async throws -> [QueuedDownload] {
        try await queue.active(selection)
    }

    func paused(_ selection: QueueSelection) async throws -> Int {
        try await queue.paused(selection)
    }

    func downloads(_ ids: [QueuedDownload.ID]) async throws -> [QueuedDownload] {
        try await queue.downloads(ids)
    }

    func running(besides owner: String) async throws -> [EnvironmentID: Int] {
        try await queue.running(besides: owner)
    }

    func counts() async throws -> QueueCounts {
        try await queue.counts()
    }

    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload] {
        try await queue.history(kind)
    }

    func workers() async throws -> [QueueWorker] {
        try await queue.workers()
    }

    func totals() async throws -> QueueTotals {
        try await queue.totals()
    }

    func version() async throws -> Int {
        try await queue.version()
    }
}
