import Foundation
import Synchronization

/// Tells the work on chapters that nothing new is to be begun: what is in flight may land, what sleeps wakes.
final class Drain: Sendable {
    private struct State {
        var hasBegun = false
        var waiters: [UUID: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    var hasBegun: Bool {
        state.withLock { $0.hasBegun }
    }

    func begin() {
        let waiters = state.withLock { state in
            state.hasBegun = true
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Sleeps; throws `CancellationError` as soon as the drain begins or the surrounding task is cancelled.
    func sleep(for duration: Duration, on clock: any Clock<Duration>) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await clock.sleep(for: duration) }
            group.addTask {
                await self.wait()
                throw CancellationError()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Returns when the drain begins, or the surrounding task is cancelled.
    private func wait() async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let mustWait = state.withLock { state in
                    guard !state.hasBegun, !Task.isCancelled else { return false }
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
