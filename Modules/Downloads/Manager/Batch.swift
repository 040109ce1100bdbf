import MangaModels

/// Counts what ended since the queue was last empty.
struct Batch: Hashable, Sendable {
    private enum End {
        case completed, completedWithGaps, failed
    }

    /// How each chapter ended last: one that failed and was retried counts once.
    private var ends: [ChapterKey: End] = [:]

    mutating func countCompleted(_ chapter: ChapterKey, hasGaps: Bool) {
        ends[chapter] = hasGaps ? .completedWithGaps : .completed
    }

    mutating func countFailed(_ chapter: ChapterKey) {
        ends[chapter] = .failed
    }

    /// It was retried, and cancelled then.
    mutating func forget(_ chapter: ChapterKey) {
        ends[chapter] = nil
    }

    /// The counts, once; nil where nothing ended.
    mutating func close() -> DownloadEvent? {
        guard !ends.isEmpty else { return nil }
        defer { self = Batch() }
        let gaps = count(.completedWithGaps)
        return .batchEnded(completed: count(.completed) + gaps, failed: count(.failed), withGaps: gaps)
    }

    private func count(_ end: End) -> Int {
        ends.values.count { $0 == end }
    }
}
