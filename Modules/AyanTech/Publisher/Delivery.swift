import Synchronization

/// One subscription to one answer: a value and its end, or a failure, or, once it is cancelled, nothing more.
final class Delivery<Output: Sendable, Failure: Error>: Sendable {
    enum Event: Sendable {
        case value(Output)
        /// Nil for `finished`.
        case end(Failure?)
    }

    private enum State {
        case idle
        case running(Task<Void, Never>)
        case over
    }

    private let state = Mutex(State.idle)
    private let answer: PublishedAnswer<Output, Failure>

    init(_ answer: PublishedAnswer<Output, Failure>) {
        self.answer = answer
    }

    func start(_ receive: @escaping @Sendable (Event) -> Void) {
        switch answer.prepare() {
        case .failure(let failure): end(failure, receive)
        case .success(let work): run(work, receive)
        }
    }

    /// Ends the work; what is being delivered at this moment is the last that is heard.
    func cancel() {
        let task = state.withLock { state -> Task<Void, Never>? in
            defer { state = .over }
            return if case .running(let task) = state { task } else { nil }
        }
        task?.cancel()
    }

    private func run(
        _ work: @escaping PublishedAnswer<Output, Failure>.Work,
        _ receive: @escaping @Sendable (Event) -> Void
    ) {
        let task = Task {
            switch await work() {
            case .success(let value):
                guard !isOver else { return }
                receive(.value(value))
                end(nil, receive)
            case .failure(let failure): end(failure, receive)
            }
        }
        let isCancelled = state.withLock { state in
            // It may have been cancelled, or have ended, in between.
            guard case .idle = state else { return true }
            state = .running(task)
            return false
        }
        if isCancelled { task.cancel() }
    }

    private var isOver: Bool {
        state.withLock { if case .over = $0 { true } else { false } }
    }

    private func end(_ failure: Failure?, _ receive: (Event) -> Void) {
        let wasOver = state.withLock { state in
            defer { state = .over }
            return if case .over = state { true } else { false }
        }
        if !wasOver { receive(.end(failure)) }
    }
}
