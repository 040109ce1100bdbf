/// Sizes for people: `0 B`, `999 B`, `12.3 KB`, `4.0 GB`, in powers of 1000.
enum ByteText {
    static func text(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var unit = 1000
        for name in ["KB", "MB", "GB", "TB", "PB"] {
            let tenths = tenths(of: bytes, in: unit)
            if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(name)" }
            unit *= 1000
        }
        return "\(tenths(of: bytes, in: unit) / 10) EB"
    }

    /// Rounded, without a sum that could overflow.
    private static func tenths(of bytes: Int, in unit: Int) -> Int {
        let (tenths, rest) = bytes.quotientAndRemainder(dividingBy: unit / 10)
        return rest >= unit / 20 ? tenths + 1 : tenths
    }
}
