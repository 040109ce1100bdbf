import Foundation
import Synchronization

/// Holds threads and tasks back until it is opened.
public final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let state = Mutex((isOpen: false, waiters: [CheckedContinuation<Void, Never>]()))

    public init() {}

    public func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        semaphore.signal()
        for waiter in waiters { waiter.resume() }
    }

    /// Blocks the calling thread: for threads of the test's own.
    public func wait() {
        semaphore.wait()
        semaphore.signal()
    }

    public func opened() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}
