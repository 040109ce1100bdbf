import Foundation

/// Bytes that are looked for in others, by the way of Horspool: most of what is looked through is skipped.
struct BytePattern {
    private let bytes: [UInt8]
    /// How far on the pattern may stand at least, by the byte that is under its last one.
    private let steps: [Int]

    /// `bytes` are at least one.
    init(_ bytes: [UInt8]) {
        var steps = Array(repeating: bytes.count, count: 256)
        for (place, byte) in bytes.dropLast().enumerated() { steps[Int(byte)] = bytes.count - 1 - place }
        self.bytes = bytes
        self.steps = steps
    }

    /// Where they begin in `text`, at `start` or behind; nil where they do not.
    func first(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = text.baseAddress, let final = bytes.last else { return nil }
        var end = start + bytes.count - 1
        while end < text.count {
            let byte = text[end]
            let place = end - bytes.count + 1
            if byte == final, memcmp(base + place, bytes, bytes.count) == 0 { return place }
            end += steps[Int(byte)]
        }
        return nil
    }
}
