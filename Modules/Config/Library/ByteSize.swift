/// Sizes as people write them: `20 GB`, `1.5 TiB`, `1,5 TiB`, `500000`.
///
/// A comma before three digits may divide thousands as well, so that it is neither.
enum ByteSize {
    private static let units: [String: Double] = [
        "": 1, "B": 1, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12,
        "KIB": 1_024, "MIB": 1_048_576, "GIB": 1_073_741_824, "TIB": 1_099_511_627_776,
    ]

    /// Bytes; nil where `text` is no size, or one that no disk has.
    static func read(_ text: String) -> Int? {
        let text = text.uppercased().replacing(/^(\d+),(\d{1,2})(?!\d)/) { "\($0.1).\($0.2)" }
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard let number = Double(digits), let factor = units[String(unit)] else { return nil }
        return Int(exactly: (number * factor).rounded()).flatMap(allowed)
    }

    /// `bytes`, where a disk may have as many.
    static func allowed(_ bytes: Int) -> Int? {
        (0...1_000_000_000_000_000).contains(bytes) ? bytes : nil
    }
}
