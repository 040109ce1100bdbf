/// Numbers that look random and are the same for the same page on every machine.
struct SampleDice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// Not `Int.random`, whose way from bits to numbers may change with the standard library.
    mutating func roll(_ range: Range<Int>) -> Int {
        range.isEmpty ? range.lowerBound : range.lowerBound + Int(next() % UInt64(range.count))
    }
}
