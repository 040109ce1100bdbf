/// Numbers as the Common Locale Data Repository has them: `1,234.5` in English, `1234,5` and `12.345,6` in Spanish.
extension Language {
    /// What stands before the tenths.
    public var decimalMark: String {
        switch self {
        case .english: "."
        case .spanish: ","
        }
    }

    /// `number` with its thousands apart.
    public func text(of number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.count >= (self == .spanish ? 5 : 4) else { return String(number) }
        let mark: Character = self == .spanish ? "." : ","
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(mark) }
            result.append(digit)
        }
        return number < 0 ? "-" + result : result
    }

    /// `0 B`, `999 B`, `12.3 MB`, in Spanish `12,3 MB`: decimal units, one digit behind the mark, rounded down.
    public func text(ofBytes bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(max(0, bytes)) B" }
        let units = ["KB", "MB", "GB", "TB", "PB", "EB"]
        var tenths = bytes / 100
        var unit = 0
        while tenths >= 10_000, unit + 1 < units.count {
            tenths /= 1000
            unit += 1
        }
        return "\(text(of: tenths / 10))\(decimalMark)\(tenths % 10) \(units[unit])"
    }
}
