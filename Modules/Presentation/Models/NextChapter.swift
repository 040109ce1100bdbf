import Foundation

/// Where reading goes on among chapters in reading order.
struct NextChapter {
    /// Nil where nothing is left behind `last`.
    var row: ChapterRow?
    /// The one that was read last; of several at the same moment, the furthest.
    var last: ChapterRow?

    /// The chapter that was begun last, else the first behind the last one that is not read, and can be.
    init(among rows: [ChapterRow]) {
        let begun = rows.filter { if case .started = $0.reading { true } else { false } }
        let read = rows.indices.filter { rows[$0].readAt != nil }
        let place = read.max {
            NextChapter.isBefore(rows[$0], rows[$1]) || ($0 < $1 && rows[$0].readAt == rows[$1].readAt)
        }
        last = place.map { rows[$0] }
        let behind = rows[(place.map { $0 + 1 } ?? 0)...]
        row =
            begun.max(by: NextChapter.isBefore)
            ?? behind.first { row in
                if case .problem = row.state { return false }
                return !row.reading.isRead
            }
    }

    private static func isBefore(_ one: ChapterRow, _ other: ChapterRow) -> Bool {
        (one.readAt ?? .distantPast) < (other.readAt ?? .distantPast)
    }
}
