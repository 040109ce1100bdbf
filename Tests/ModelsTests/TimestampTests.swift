import Foundation
import MangaModels
import Testing

struct TimestampTests {
    @Test(arguments: [
        ("2026-11-30T08:15:00Z", 1_796_026_500), ("2026-11-30T08:15:00.250Z", 1_796_026_500.25),
        ("2026-11-30T10:15:00+02:00", 1_796_026_500), ("2026-11-30", 1_795_996_800), ("1970-01-01T00:00:00Z", 0),
    ])
    func `reads ISO 8601`(text: String, seconds: Double) throws {
        let date = try #require(Timestamp.date(text))

        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
    }

    @Test(arguments: ["", "soon", "2026-13-40", "30.11.2026", "2026-11-30T08", "99999999999999999999-01-01T00:00:00Z"])
    func `takes nothing else`(text: String) {
        #expect(Timestamp.date(text) == nil)
    }

    @Test(arguments: [
        "9223372036854775807-01-01T00:00:00Z", "999999999-12-31T23:59:59Z", "0000-00-00T00:00:00Z",
        "2026-11-30T99:99:99Z", "2026-11-30T08:15:00.99999999999999999999999Z", "-0001-01-01T00:00:00Z",
        "2026-11-30T08:15:00+99:99", "2026-11-30T08:15:00-99999999999999999999",
    ])
    func `survives absurd times`(text: String) {
        #expect(Timestamp.date(text).map(Timestamp.text) != "")
    }

    @Test func `writes whole seconds in UTC`() {
        #expect(Timestamp.text(Date(timeIntervalSince1970: 1_796_026_500.9)) == "2026-11-30T08:15:00Z")
        #expect(Timestamp.text(Date(timeIntervalSince1970: -1)) == "1969-12-31T23:59:59Z")
    }
}
