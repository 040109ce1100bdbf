/// What people call a chapter: a decimal (`1089`, `10.5`) or a word (`Extra`).
///
/// Decimals of any length are compared exactly, so `10.5 == 10.50` and `10.5 < 10.10` is false. Words come after all
/// decimals and sort naturally: `Extra 2` before `Extra 10`.
public struct ChapterNumber: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        /// Both without needless zeros: `whole` has none in front, `fraction` none behind.
        case decimal(whole: String, fraction: String)
        case word(String)
    }

    let value: Value

    /// The number that `text` writes; nil where it is empty or blank.
    ///
    /// A decimal comma is a point, and digits of other scripts are digits: `１０．５` is `10.5`.
    public init?(_ text: String) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { return nil }
        value = ChapterNumber.decimal(trimmed) ?? .word(trimmed)
    }

    /// A number below 0 is taken as the word it is written as.
    public init(_ number: Int) {
        value =
            number < 0
            ? .word(String(number))
            : .decimal(whole: String(number), fraction: "")
    }

    /// Whether this is `1089` or `10.5` rather than `Extra`.
    public var isDecimal: Bool {
        if case .decimal = value { true } else { false }
    }

    private static func decimal(_ text: String) -> Value? {
        let parts = text.plainDigits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        let whole = parts[0].drop { $0 == "0" }
        var fraction = parts.count == 2 ? parts[1] : ""
        while fraction.last == "0" { fraction.removeLast() }
        return .decimal(whole: whole.isEmpty ? "0" : String(whole), fraction: String(fraction))
    }
}

extension ChapterNumber: LosslessStringConvertible {
    public var description: String {
        switch value {
        case .decimal(let whole, ""): whole
        case .decimal(let whole, let fraction): "\(whole).\(fraction)"
        case .word(let word): word
        }
    }
}

extension ChapterNumber: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Character {
    var isASCIIDigit: Bool {
        isASCII && isWholeNumber
    }
}

extension String {
    /// The text with decimal digits and points of any script as those of ASCII.
    fileprivate var plainDigits: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        var plain = UnicodeScalarView()
        for scalar in unicodeScalars { plain.append(scalar.plainDigit) }
        return String(plain)
    }

    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var plainDigit: Unicode.Scalar {
        // U+FF0E and U+FF0C are the full-width point and comma, U+066B is the Arabic decimal separator.
        if ["\u{FF0E}", "\u{FF0C}", "\u{66B}"].contains(self) { return "." }
        guard properties.numericType == .decimal, let value = properties.numericValue else { return self }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
}
