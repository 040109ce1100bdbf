import Foundation

/// Keeps a server that refuses even new tokens from being asked for them without end.
struct RenewalWindow {
    /// Renewals within `length` seconds.
    static let most = 5
    static let length: TimeInterval = 30

    private var dates: [Date] = []

    /// Whether another one may begin.
    func isOpen(at now: Date) -> Bool {
        recent(now).count < RenewalWindow.most
    }

    mutating func note(_ now: Date) {
        dates = recent(now) + [now]
    }

    private func recent(_ now: Date) -> [Date] {
        dates.filter { abs(now.timeIntervalSince($0)) < RenewalWindow.length }
    }
}
