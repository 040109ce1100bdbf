import Synchronization
import TestSupport

/// Answers to be given one after the other.
final class Answers: Sendable {
    private let steps: Mutex<[ServerStep]>

    init(_ steps: [ServerStep]) {
        self.steps = Mutex(steps)
    }

    /// The next one; the connection closes when there is none left.
    func next() -> [ServerStep] {
        steps.withLock { $0.isEmpty ? [.close] : [$0.removeFirst()] }
    }
}
