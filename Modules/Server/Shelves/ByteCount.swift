/// Sizes for people, in powers of 1000: `999 B`, `12.3 MB`.
enum ByteCount {
    static func text(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var units = ["KB", "MB", "GB", "TB", "PB", "EB"][...]
        var whole = bytes
        var tenths = 0
        var unit = "B"
        while whole >= 1000, let next = units.popFirst() {
            tenths = whole % 1000 / 100
            whole /= 1000
            unit = next
        }
        return "\(whole).\(tenths) \(unit)"
    }
}
