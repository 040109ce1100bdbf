import Foundation
import MangaLocalization
import Testing

/// Numbers and dates, by the Common Locale Data Repository.
struct NumbersTests {
    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1_000, "1,000", "1000"), (12_345, "12,345", "12.345"),
        (1_234_567, "1,234,567", "1.234.567"), (-12_345, "-12,345", "-12.345"),
        (.min, "-9,223,372,036,854,775,808", "-9.223.372.036.854.775.808"),
    ])
    func `thousands stand apart as each language has them`(number: Int, english: String, spanish: String) {
        #expect(Language.english.text(of: number) == english)
        #expect(Language.spanish.text(of: number) == spanish)
    }

    @Test(arguments: [
        (-1, "0 B", "0 B"), (999, "999 B", "999 B"), (5_190_000, "5.1 MB", "5,1 MB"), (999_999, "999.9 KB", "999,9 KB"),
        (.max, "9.2 EB", "9,2 EB"),
    ])
    func `sizes have a point or a comma`(bytes: Int, english: String, spanish: String) {
        #expect(Language.english.text(ofBytes: bytes) == english)
        #expect(Language.spanish.text(ofBytes: bytes) == spanish)
    }

    @Test func `dates are those of the clock on the wall`() throws {
        let date = Date(timeIntervalSince1970: 1_796_026_500)
        let zone = try #require(TimeZone(secondsFromGMT: 3_600))

        #expect(Language.english.text(of: date, in: zone) == "30 Nov 2026, 09:15:00")
        #expect(Language.spanish.text(of: date, in: zone) == "30 nov 2026, 9:15:00")
    }
}
