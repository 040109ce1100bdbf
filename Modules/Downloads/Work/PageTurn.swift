import Synchronization

/// Whether further pages of a chapter may begin.
final class PageTurn: Sendable {
    private let drain: Drain
    private let outlastsFailures: Bool
    private let hasFailed = Atomic(false)

    init(drain: Drain, outlastsFailures: Bool) {
        self.drain = drain
        self.outlastsFailures = outlastsFailures
    }

    var isOver: Bool {
        isDrained || hasFailed.load(ordering: .acquiring)
    }

    /// Whether it is over since the work is to end.
    var isDrained: Bool { drain.hasBegun }

    /// A page has failed for good.
    func fail() {
        if !outlastsFailures { hasFailed.store(true, ordering: .releasing) }
    }
}
