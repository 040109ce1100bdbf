/// Unpacks the frames of a GIF whose blocks are whole, to see that all their pixels are there (GIF89a, appendix F).
struct GIFPixels {
    private let image: ImageBytes
    private var index = 0

    init(_ image: ImageBytes) {
        self.image = image
    }

    func check() throws(ImageError) {
        var walk = self
        walk.index = try 13 + walk.colours(image.byte(10))
        while try walk.block() {}
    }

    /// Steps over one block; false at the trailer.
    private mutating func block() throws(ImageError) -> Bool {
        switch try image.byte(index) {
        case 0x3B: return false
        case 0x2C: try frame()
        default:
            index += 2
            _ = try subblocks()
        }
        return true
    }

    private mutating func frame() throws(ImageError) {
        let pixels = try image.little(index + 5, 2) * image.little(index + 7, 2)
        index += try 10 + colours(image.byte(index + 9))
        let codeSize = try image.byte(index)
        index += 1
        var unpacking = LZW(codeSize: codeSize)
        guard (2...8).contains(codeSize), unpacking.count(try subblocks(), upTo: pixels) >= pixels else {
            throw image.corrupt
        }
    }

    private mutating func subblocks() throws(ImageError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let length = try image.byte(index)
            for offset in 0..<length { bytes.append(UInt8(truncatingIfNeeded: try image.byte(index + 1 + offset))) }
            index += 1 + length
            if length == 0 { return bytes }
        }
    }

    private func colours(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
    }
}

/// Counts the pixels that a GIF's codes stand for, without keeping them.
private struct LZW {
    private let codeSize: Int
    /// Pixels behind each code.
    private var lengths: [Int] = []
    private var last: Int?

    init(codeSize: Int) {
        self.codeSize = codeSize
        reset()
    }

    /// Pixels up to the end code, the first code that means nothing, or `limit`.
    mutating func count(_ bytes: [UInt8], upTo limit: Int) -> Int {
        var (count, bits, held) = (0, 0, 0)
        for byte in bytes {
            bits |= Int(byte) << held
            held += 8
            while held >= width {
                let size = width
                guard let step = take(bits & ((1 << size) - 1)) else { return count }
                count += step
                if count >= limit { return count }
                bits >>= size
                held -= size
            }
        }
        return count
    }

    private var clear: Int { 1 << codeSize }

    /// Bits of the next code.
    private var width: Int {
        // The table is full at 4096 codes; the width stays at 12 then.
        min(12, max(codeSize + 1, Int.bitWidth - lengths.count.leadingZeroBitCount))
    }

    private mutating func reset() {
        lengths = Array(repeating: 1, count: (1 << min(max(codeSize, 0), 8)) + 2)
        last = nil
    }

    /// Pixels that `code` adds; nil at the end, and for a code that nothing has defined.
    private mutating func take(_ code: Int) -> Int? {
        if code == clear {
            reset()
            return 0
        }
        guard code != clear + 1, code <= lengths.count else { return nil }
        guard let last else {
            guard code < clear else { return nil }
            self.last = code
            return 1
        }
        guard code < lengths.count || lengths.count < 4096 else { return nil }
        if lengths.count < 4096 { lengths.append(lengths[last] + 1) }
        self.last = code
        return lengths[code]
    }
}
