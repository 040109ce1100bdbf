import Foundation
import MangaLocalization
import MangaModels
import MangaSQLite

/// Rows as values.
extension QueueTable {
    static let columns = """
        id, info, state, owner, lease_until, done, total, added_at, ended_at, code, reason,
        priority, paused, options, bytes, pages, retries, waited_ms, spent_ms,
        missing, speed, left_ms, standstill
        """

    func download(_ row: Row) throws -> QueuedDownload {
        try download(row, knowing: nil, as: "")
    }

    /// The same, where `info` may be what is in it: as it is written `text`.
    func download(_ row: Row, knowing info: ChapterInfo?, as text: String) throws -> QueuedDownload {
        let stored = row.text(1)
        let known = stored == text ? info : nil
        return QueuedDownload(
            id: row.text(0),
            info: try known ?? JSONText.decode(ChapterInfo.self, stored),
            state: state(row),
            priority: row.int(11),
            isPaused: row.int(12) != 0,
            options: try QueueTable.options(row.text(13)),
            donePages: row.int(5),
            totalPages: row.int(6),
            missingPages: try QueueTable.missing(row.text(19)),
            metrics: DownloadMetrics(row, from: 14),
            pace: try pace(row),
            addedAt: Timestamp.date(row.text(7)) ?? .distantPast,
            endedAt: row.optionalText(8).flatMap(Timestamp.date)
        )
    }

    private func state(_ row: Row) -> QueuedDownload.State {
        switch QueuedDownload.Outcome.Kind(rawValue: row.text(2)) {
        case .completed: .ended(.completed)
        case .cancelled: .ended(.cancelled)
        case .failed: .ended(.failed(code: row.text(9), reason: QueueTable.reason(row.text(10))))
        case nil: isHeld(by: row.text(3), until: row.int(4)) ? .running(owner: row.text(3)) : .waiting
        }
    }

    /// Early libraries held the English words alone.
    private static func reason(_ text: String) -> Message {
        (try? JSONText.decode(Message.self, text)) ?? Message(verbatim: text)
    }

    /// Of a running row; what an owner told who is gone holds no more.
    private func pace(_ row: Row) throws -> QueuedDownload.Pace {
        guard case .running = state(row) else { return QueuedDownload.Pace() }
        return QueuedDownload.Pace(
            bytesPerSecond: row.optionalText(20).map { _ in row.int(20) },
            timeLeft: row.optionalText(21).map { _ in .milliseconds(row.int(21)) },
            standstill: try row.optionalText(22).map { try JSONText.decode(QueuedDownload.Standstill.self, $0) }
        )
    }

    func isHeld(by owner: String, until end: Int) -> Bool {
        end > milliseconds && !ProcessMark.isCertainlyDead(owner)
    }

    /// Most rows have none.
    private static func options(_ text: String) throws -> DownloadOptions {
        text == "{}" ? DownloadOptions() : try JSONText.decode(DownloadOptions.self, text)
    }

    /// Hardly any row has one.
    private static func missing(_ text: String) throws -> [Int] {
        text == "[]" ? [] : try JSONText.decode([Int].self, text)
    }

    var milliseconds: Int {
        Int(clamping: Int64(max(-9e15, min(9e15, now.timeIntervalSince1970 * 1000))))
    }

    func end(of lease: Duration) -> Int {
        milliseconds + max(0, min(1_000_000_000_000, lease.milliseconds))
    }
}

extension DownloadMetrics {
    /// Of five columns, from `column` on.
    init(_ row: Row, from column: Int) {
        self.init(
            bytes: row.int(column),
            pages: row.int(column + 1),
            retries: row.int(column + 2),
            waitedForHost: .milliseconds(row.int(column + 3)),
            spent: .milliseconds(row.int(column + 4))
        )
    }
}
