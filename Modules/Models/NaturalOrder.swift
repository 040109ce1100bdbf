import Foundation

/// The order in which people expect names with numbers in them: `2.png` before `10.png`, case aside.
public enum NaturalOrder {
    /// Whether `one` comes before `other`; a strict weak order that tells any two different texts apart.
    ///
    /// Different means `!=`: two spellings of one accented letter are the same text.
    public static func isBefore(_ one: String, _ other: String) -> Bool {
        let a = folded(one)
        let b = folded(other)
        var i = 0
        var j = 0
        while i < a.count, j < b.count {
            let order = isDigit(a[i]) && isDigit(b[j]) ? compareRuns(a, &i, b, &j) : compareBytes(a, &i, b, &j)
            if order != 0 { return order < 0 }
        }
        if a.count - i != b.count - j { return a.count - i < b.count - j }
        return one < other
    }

    private static func folded(_ text: String) -> [UInt8] {
        let small = text.lowercased()
        let isPlain = small.utf8.allSatisfy { $0 < 0x80 }
        return Array((isPlain ? small : small.precomposedStringWithCanonicalMapping).utf8)
    }

    private static func compareBytes(_ a: [UInt8], _ i: inout Int, _ b: [UInt8], _ j: inout Int) -> Int {
        defer {
            i += 1
            j += 1
        }
        return Int(a[i]) - Int(b[j])
    }

    private static func compareRuns(_ a: [UInt8], _ i: inout Int, _ b: [UInt8], _ j: inout Int) -> Int {
        let one = run(a, &i)
        let other = run(b, &j)
        if one.count != other.count { return one.count - other.count }
        for (x, y) in zip(one, other) where x != y { return Int(x) - Int(y) }
        return 0
    }

    /// The digits from `index` on without leading zeros; moves `index` behind them.
    private static func run(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count, isDigit(bytes[index]) { index += 1 }
        return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
