public import Foundation

/// Dates as ISO 8601 text in UTC, the one form they have in JSON and in the database.
public enum Timestamp {
    /// `2026-11-30T08:15:00Z`.
    public static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }

    /// The date of an ISO 8601 text, with or without fractions of a second; nil for anything else.
    public static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: fractional))
    }

    private static var fractional: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }
}
