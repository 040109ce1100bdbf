import Synchronization

/// A place that one page waits for, takes, and may give back and take again.
final class PagePlace: Sendable {
    private enum State {
        case away
        case inLine
        case waiting(CheckedContinuation<Bool, Never>)
        case taken
        /// Its task was cancelled while it stood in line.
        case givenUp
    }

    let owner: PagePlaces.Owner
    let limit: Int
    private let places: PagePlaces
    private let state = Mutex(State.away)

    init(of owner: PagePlaces.Owner, limit: Int, in places: PagePlaces) {
        self.owner = owner
        self.limit = limit
        self.places = places
    }

    /// Stands in line from now on, if it does not yet.
    func lineUp() {
        let isNew = state.withLock { state in
            guard case .away = state else { return false }
            state = .inLine
            return true
        }
        if isNew { places.lineUp(self) }
    }

    /// Returns when the place is taken; throws `CancellationError` where the surrounding task is cancelled before.
    func enter() async throws {
        lineUp()
        let isTaken = await withTaskCancellationHandler {
            await withCheckedContinuation(wait)
        } onCancel: {
            giveUp()
        }
        guard isTaken else { throw CancellationError() }
    }

    /// Gives back what it has, if anything.
    func leave() {
        let wasThere = state.withLock { state in
            defer { state = .away }
            if case .away = state { return false }
            return true
        }
        if wasThere { places.leave(self) }
    }

    /// It has its place now.
    func grant() {
        let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            switch state {
            case .inLine:
                state = .taken
                return nil
            case .waiting(let waiter):
                state = .taken
                return waiter
            case .away, .taken, .givenUp: return nil
            }
        }
        waiter?.resume(returning: true)
    }

    private func wait(_ waiter: CheckedContinuation<Bool, Never>) {
        let answer = state.withLock { state -> Bool? in
            switch state {
            case .taken: return !Task.isCancelled
            case .inLine where !Task.isCancelled:
                state = .waiting(waiter)
                return nil
            default: return false
            }
        }
        if let answer { waiter.resume(returning: answer) }
    }

    private func giveUp() {
        let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            switch state {
            case .inLine:
                state = .givenUp
                return nil
            case .waiting(let waiter):
                state = .givenUp
                return waiter
            case .away, .taken, .givenUp: return nil
            }
        }
        waiter?.resume(returning: false)
    }
}
