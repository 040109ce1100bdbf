import Foundation

/// The dates of header fields (RFC 9110 §5.6.7).
enum HTTPDate {
    /// The date of `text` in any of the three forms: `Sun, 06 Nov 1994 08:49:37 GMT`,
    /// `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`; nil for anything else.
    ///
    /// A year of two digits that would be more than 50 years after `now` is in the past.
    static func date(_ text: String, now: Date = Date()) -> Date? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
        if words.count == 6, words[5] == "GMT" {
            return date(year: words[3], month: words[2], day: words[1], time: words[4], now: now)
        }
        if words.count == 5 { return date(year: words[4], month: words[1], day: words[2], time: words[3], now: now) }
        return nil
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func date(year: String, month: String, day: String, time: String, now: Date) -> Date? {
        guard let year = fullYear(year, now), let month = months.firstIndex(of: month),
            let day = number(day, 1...31), let seconds = seconds(time)
        else { return nil }
        return Date(timeIntervalSince1970: Double(days(year, month + 1, day) * 86_400 + seconds))
    }

    private static func fullYear(_ text: String, _ now: Date) -> Int? {
        guard text.utf8.count == 2 else { return text.utf8.count == 4 ? number(text, 1...9999) : nil }
        guard let short = number(text, 0...99) else { return nil }
        let today = 1970 + Int(now.timeIntervalSince1970 / 31_556_952)
        let year = today / 100 * 100 + short
        return year > today + 50 ? year - 100 : year
    }

    /// `08:49:37` as seconds of the day; a leap second is allowed.
    private static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let hour = number(parts[0], 0...23), let minute = number(parts[1], 0...59),
            let second = number(parts[2], 0...60)
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    private static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
        return range.contains(number) ? number : nil
    }

    /// Days from 1970 to a day of the Gregorian calendar, whose years are counted from March.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }
}
