import Foundation

/// A date as OpenSSL prints it, always in English and in UTC: `Expire date:Nov 29 06:08:19 2026 GMT`.
struct CertificateDate: Hashable {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    let date: Date

    /// nil for any other line of a certificate's description.
    init?(expiry line: String) {
        let label = "Expire date:"
        guard line.hasPrefix(label) else { return nil }
        let words = line.dropFirst(label.count).split(separator: " ")
        guard words.count >= 4, let month = CertificateDate.months.firstIndex(of: String(words[0])) else { return nil }
        let clock = words[2].split(separator: ":").compactMap { Int32($0) }
        guard clock.count == 3, let day = Int32(words[1]), let year = Int32(words[3]) else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, Int32(month), day)
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (clock[0], clock[1], clock[2])
        date = Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
    }
}
