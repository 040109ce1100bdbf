import Foundation
import Synchronization

/// A wall clock that stands still until the test sets it on.
final class Present: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        self.date = Mutex(date)
    }

    var now: Date { date.withLock { $0 } }

    func pass(_ seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
