/// When a transfer has waited long enough.
///
/// Ours rather than libcurl's: its low-speed check averages over five seconds, and its total starts anew with each
/// redirect.
package struct TransferClock {
    private let start: ContinuousClock.Instant
    private let stallTimeout: Duration
    private let totalTimeout: Duration?
    /// nil until there is a connection; until then the connect timeout rules.
    private var lastByte: ContinuousClock.Instant?
    private var sentCount = 0

    package init(_ request: HTTPRequest, start: ContinuousClock.Instant) {
        self.start = start
        stallTimeout = request.stallTimeout
        totalTimeout = request.totalTimeout
    }

    var isConnected: Bool { lastByte != nil }

    package mutating func touch(at now: ContinuousClock.Instant = .now) {
        lastByte = now
    }

    /// `count` bytes of the body are sent in all.
    mutating func sent(_ count: Int, at now: ContinuousClock.Instant) {
        if count != sentCount { touch(at: now) }
        sentCount = count
    }

    /// The earliest instant at which `failure` can have something to say.
    package var nextDeadline: ContinuousClock.Instant? {
        let end = totalTimeout.map(start.advanced)
        guard let stall = lastByte?.advanced(by: stallTimeout) else { return end }
        return end.map { min($0, stall) } ?? stall
    }

    /// Why it is to end, if it is; `server` is what the words name.
    package func failure(at now: ContinuousClock.Instant, server: @autoclosure () -> String) -> TransportError? {
        if let totalTimeout, start.duration(to: now) >= totalTimeout {
            return .totalTimeout(server: server(), totalTimeout)
        }
        if let lastByte, lastByte.duration(to: now) >= stallTimeout {
            return .stalled(server: server(), stallTimeout)
        }
        return nil
    }
}
