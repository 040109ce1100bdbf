/// Counts what ended since the queue was last empty.
struct Batch: Hashable, Sendable {
    private(set) var completed = 0
    private(set) var failed = 0

    mutating func countCompleted() {
        completed += 1
    }

    mutating func countFailed() {
        failed += 1
    }

    /// The counts, once; nil where nothing ended.
    mutating func close() -> DownloadEvent? {
        guard completed > 0 || failed > 0 else { return nil }
        defer { self = Batch() }
        return .batchEnded(completed: completed, failed: failed)
    }
}
