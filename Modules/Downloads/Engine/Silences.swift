package import MangaStorage

/// Visits in a row in which the host of a chapter's pages said nothing to it and to nobody else.
///
/// That is taken for a lost connection, which is waited out. But the host may be well and one page bad: where it answers
/// other questions in the same visits, three of them are enough to blame the page; where nobody hears of it at all,
/// ten, since other hosts' chapters wait meanwhile.
package struct Silences: Hashable, Sendable {
    private static let enoughOfSpeakers = 3
    private static let enough = 10
    private var visits: [QueuedDownload.ID: Int] = [:]

    package init() {}

    /// Counts one; whether the page is to blame.
    package mutating func isEnough(of id: QueuedDownload.ID, hasSpoken: Bool) -> Bool {
        visits[id, default: 0] += 1
        return visits[id, default: 0] >= (hasSpoken ? Silences.enoughOfSpeakers : Silences.enough)
    }

    /// It has moved, or ended.
    package mutating func forget(_ id: QueuedDownload.ID) {
        visits[id] = nil
    }
}
