import Synchronization

/// One task's wait for what another one brings about; the task's cancellation ends it too.
final class Waiter<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case ended(Result<Value, any Error>)

        var isEnded: Bool {
            if case .ended = self { true } else { false }
        }
    }

    private let state = Mutex(State.idle)

    /// What `end` was given, whether before or after; called once.
    func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if case .ended(let result) = state { return result }
                    state = .waiting(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    /// Ends the wait; false where it has ended already.
    @discardableResult
    func end(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, continuation) = state.withLock { state -> (Bool, CheckedContinuation<Value, any Error>?) in
            defer { if !state.isEnded { state = .ended(result) } }
            switch state {
            case .idle: return (true, nil)
            case .waiting(let continuation): return (true, continuation)
            case .ended: return (false, nil)
            }
        }
        continuation?.resume(with: result)
        return isFirst
    }
}

extension Waiter<Void> {
    @discardableResult
    func end() -> Bool { end(.success(())) }
}
