/// Sizes as people read them, the same in every locale.
public enum ByteCount {
    private static let units = ["KB", "MB", "GB", "TB", "PB", "EB"]

    /// Two sizes that are compared: to the byte where they would read the same.
    public static func texts(_ one: Int, _ other: Int) -> (String, String) {
        guard one != other, text(one) == text(other) else { return (text(one), text(other)) }
        return ("\(max(0, one)) B", "\(max(0, other)) B")
    }

    /// `0 B`, `999 B`, `12.3 MB`: decimal units, one digit behind the point, rounded down.
    public static func text(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(max(0, bytes)) B" }
        var tenths = bytes / 100
        var unit = 0
        while tenths >= 10_000, unit + 1 < units.count {
            tenths /= 1000
            unit += 1
        }
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
