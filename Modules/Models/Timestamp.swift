public import Foundation

/// Dates as ISO 8601 text in UTC, the one form they have in JSON and in the database.
public enum Timestamp {
    /// `2026-11-30T08:15:00Z`.
    public static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }

    /// The date of an ISO 8601 text, with or without fractions of a second or the time; nil for anything else.
    ///
    /// A day without a time begins at midnight UTC.
    public static func date(_ text: String) -> Date? {
        // A form that does not fit is no failure: the next one may.
        (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: fractional))
            ?? day(text)
    }

    private static func day(_ text: String) -> Date? {
        // Its parser takes anything behind the day; not being a day is no failure.
        text.utf8.count == 10 ? try? Date(text, strategy: .iso8601.year().month().day()) : nil
    }

    private static var fractional: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }
}
