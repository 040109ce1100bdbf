import Foundation
import Synchronization

/// A session's delegate queue, which holds the session back when it brings more than is taken.
///
/// Foundation on Linux reads from the network whether or not its delegate keeps up, and would fill the memory with what
/// waits. It adds what it brings one after the other; what we add ourselves, as operations, never waits.
///
/// `@unchecked`: its superclass is, and what it adds is a mutex and a semaphore.
final class SessionQueue: OperationQueue, @unchecked Sendable {
    private struct State {
        var count = 0
        var isWaiting = false
        /// While the session must not be held back: the last of what it has brought.
        var late: [@Sendable () -> Void]?
    }

    /// Pieces of at most 16 KiB.
    private static let limit = 256
    /// More than a task says behind its last piece of body.
    private static let lateLimit = 8

    private let state = Mutex(State())
    private let turn = DispatchSemaphore(value: 0)

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    /// Called by the session.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        let (isLate, mustWait) = state.withLock { state -> (Bool, Bool) in
            guard state.late == nil else {
                state.late?.append(block)
                if state.late?.count ?? 0 > SessionQueue.lateLimit { state.late?.removeFirst() }
                return (true, false)
            }
            state.count += 1
            state.isWaiting = state.count > SessionQueue.limit
            return (false, state.isWaiting)
        }
        if mustWait { turn.wait() }
        if !isLate { append(block) }
    }

    /// Called by us.
    func add(_ work: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: work))
    }

    /// Does `work`, which waits for the session's own queues, on this one.
    ///
    /// They go on meanwhile. Of what they bring the last few pieces stay: the end of a task is among them, and the body
    /// of one that is being cancelled is of no use.
    func lettingThrough(_ work: () -> Void) {
        change { $0.late = [] }
        work()
        let late = state.withLock { state in
            defer { state.late = nil }
            state.count += state.late?.count ?? 0
            return state.late ?? []
        }
        for block in late { append(block) }
    }

    private func append(_ block: @escaping @Sendable () -> Void) {
        super.addOperation {
            block()
            self.change { $0.count -= 1 }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let mayGoOn = state.withLock { state in
            body(&state)
            guard state.isWaiting, state.late != nil || state.count <= SessionQueue.limit / 2 else { return false }
            state.isWaiting = false
            return true
        }
        if mayGoOn { turn.signal() }
    }
}
