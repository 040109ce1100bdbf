import Foundation
import Synchronization

/// A clock on which short sleeps end at once and are written down, and pulses come when the test says.
final class PulseClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        var sleeps: [Duration] = []
        var beats = 0
        var waiters: [UUID: CheckedContinuation<Void, Never>] = [:]
    }

    /// The sleep between two pulses: what `DownloadLimits.pulse` is set to.
    static let pulse = Duration.seconds(100_000)

    private let state = Mutex(State())
    /// What sleeps shorter wakes at once.
    private let shortest: Duration

    init(shortest: Duration = pulse / 2) {
        self.shortest = shortest
    }

    var now: Instant { .now }
    var minimumResolution: Duration { .nanoseconds(1) }
    /// The short sleeps, in whole seconds.
    var seconds: [Int] { state.withLock { $0.sleeps.map { Int(($0 / .seconds(1)).rounded()) } } }

    /// Whether `count` sleeps last until a beat.
    func isWaiting(_ count: Int) -> Bool {
        state.withLock { $0.waiters.count >= count }
    }

    /// Ends a sleep between two pulses, the one that is to come where none is now.
    func beat() {
        let waiter = state.withLock { state in
            if let id = state.waiters.keys.first { return state.waiters.removeValue(forKey: id) }
            state.beats += 1
            return nil
        }
        waiter?.resume()
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let duration = ContinuousClock.now.duration(to: deadline)
        if duration < shortest {
            state.withLock { $0.sleeps.append(duration) }
        } else {
            await waitForBeat(UUID())
        }
        try Task.checkCancellation()
    }

    private func waitForBeat(_ id: UUID) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let mustWait = state.withLock { state in
                    guard !Task.isCancelled, state.beats == 0 else {
                        state.beats = max(0, state.beats - 1)
                        return false
                    }
                    state.waiters[id] = waiter
                    return true
                }
                if !mustWait { waiter.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
        }
    }
}
