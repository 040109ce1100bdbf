import Foundation

/// The one renewal of a token that runs at a time, who waits for it, and how those before ended.
struct Renewal {
    /// So many may begin within `window` seconds, so that a server that refuses even new tokens is not asked for them
    /// without end.
    static let most = 5
    static let window: TimeInterval = 30

    var task: Task<Void, Never>?
    private(set) var failures = 0
    /// Of the last one that failed.
    private(set) var failure: (any Error)?
    private var waiters: [Waiter<Void>] = []
    private var beginnings: [Date] = []

    /// Whether one runs that can be joined, or another may begin.
    func mayBegin(at now: Date) -> Bool {
        task != nil || recent(now).count < Renewal.most
    }

    mutating func join() -> Waiter<Void> {
        let waiter = Waiter<Void>()
        waiters.append(waiter)
        return waiter
    }

    /// Counts one that asks the server.
    mutating func note(_ now: Date) {
        beginnings = recent(now) + [now]
    }

    /// Tells all who wait.
    mutating func end(_ result: Result<Void, any Error>) {
        if case .failure(let error) = result, !(error is CancellationError) {
            failures += 1
            failure = error
        }
        task = nil
        for waiter in waiters { waiter.end(result) }
        waiters = []
    }

    private func recent(_ now: Date) -> [Date] {
        beginnings.filter { abs(now.timeIntervalSince($0)) < Renewal.window }
    }
}
