/// Changes to the bytes of an archive.
extension [UInt8] {
    /// Where `pattern` stands first.
    func place(of pattern: [UInt8]) -> Int? {
        indices.dropLast(pattern.count - 1).first { self[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }

    /// Writes `number` as `count` bytes, the lowest first.
    mutating func put(_ number: Int, count: Int, at offset: Int) {
        for index in 0..<count { self[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
    }

    /// Puts `new`, of the same length, wherever `old` stands.
    mutating func replace(_ old: [UInt8], with new: [UInt8]) {
        while let place = place(of: old) { replaceSubrange(place..<place + old.count, with: new) }
    }
}
