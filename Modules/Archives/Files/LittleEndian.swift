/// Numbers as ZIP writes them: unsigned, the lowest byte first.
extension RandomAccessCollection<UInt8> where Index == Int {
    /// The number of `count` (at most 8) bytes at `offset` from the start; nil where they are not all there.
    func number(_ count: Int, at offset: Int) -> UInt64? {
        guard offset >= 0, count <= self.count, offset <= self.count - count else { return nil }
        let start = startIndex + offset
        return self[start..<start + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    func short(at offset: Int) -> Int? {
        number(2, at: offset).map { Int($0) }
    }

    func word(at offset: Int) -> Int? {
        number(4, at: offset).map { Int($0) }
    }

    /// nil also where the number is larger than `Int` holds.
    func long(at offset: Int) -> Int? {
        number(8, at: offset).flatMap { Int(exactly: $0) }
    }
}

extension [UInt8] {
    /// Appends the lowest `count` bytes of `number`.
    mutating func append(_ number: some BinaryInteger, count: Int) {
        var rest = UInt64(truncatingIfNeeded: number)
        for _ in 0..<count {
            append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}
