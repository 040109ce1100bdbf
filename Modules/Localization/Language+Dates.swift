public import Foundation

extension Language {
    private static let months: [Language: [String]] = [
        .english: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        .spanish: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
    ]

    /// `30 Nov 2026`, in Spanish `30 nov 2026`; by the clock on the wall unless another is given.
    public func day(of date: Date, in zone: TimeZone = .current) -> String {
        let text = text(of: date, in: zone)
        return String(text.prefix { $0 != "," })
    }

    /// `30 Nov 2026, 08:15:00`, in Spanish `30 nov 2026, 8:15:00`; by the clock on the wall unless another is given.
    public func text(of date: Date, in zone: TimeZone = .current) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let month = Language.months[self]?[max(0, (parts.month ?? 1) - 1)] ?? ""
        func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : String($0) } ?? "" }
        let hour = self == .spanish ? String(parts.hour ?? 0) : two(parts.hour)
        return "\(parts.day ?? 1) \(month) \(parts.year ?? 0), \(hour):\(two(parts.minute)):\(two(parts.second))"
    }
}
