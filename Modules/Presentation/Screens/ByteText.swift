/// Sizes for people: `0 B`, `999 B`, `12.3 KB`, `4.0 GB`, in powers of 1000, rounded down.
enum ByteText {
    static func text(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(max(0, bytes)) B" }
        var tenths = bytes / 100
        var units = ["KB", "MB", "GB", "TB", "PB", "EB"][...]
        while tenths >= 10_000, units.count > 1 {
            tenths /= 1000
            units.removeFirst()
        }
        return "\(tenths / 10).\(tenths % 10) \(units[units.startIndex])"
    }
}
