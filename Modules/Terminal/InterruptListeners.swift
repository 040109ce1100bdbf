import Synchronization

/// The streams that hear of an interrupt.
final class InterruptListeners: Sendable {
    private struct State {
        var isFinished = false
        var count = 0
        var continuations: [Int: AsyncStream<Interrupt>.Continuation] = [:]
    }

    private let state = Mutex(State())

    func add() -> AsyncStream<Interrupt> {
        let (stream, continuation) = AsyncStream.makeStream(of: Interrupt.self)
        let id: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
            state.count += 1
            state.continuations[state.count] = continuation
            return state.count
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    func send(_ interrupt: Interrupt) {
        let all = state.withLock { Array($0.continuations.values) }
        for continuation in all { continuation.yield(interrupt) }
    }

    func finish() {
        let all = state.withLock { state in
            state.isFinished = true
            return Array(state.continuations.values)
        }
        for continuation in all { continuation.finish() }
    }

    private func remove(_ id: Int) {
        state.withLock { state in _ = state.continuations.removeValue(forKey: id) }
    }
}
