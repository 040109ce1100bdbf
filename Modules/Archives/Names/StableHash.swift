/// A hash that is the same on every machine and in every run: FNV-1a, 64 bits.
///
/// It names things and protects nothing.
enum StableHash {
    /// 16 hexadecimal digits.
    static func text(_ parts: String...) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in parts.joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
