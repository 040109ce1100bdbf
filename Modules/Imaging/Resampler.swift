/// Shrinks rows of pixels with a triangle filter as wide as the shrinking needs.
struct Resampler {
    private let length: Int
    /// For each new pixel the first old one that it sees, and the weights of that one and those behind it.
    private let starts: [Int]
    private let weights: [Float]
    private let taps: Int

    init(from oldLength: Int, to newLength: Int) {
        length = newLength
        let scale = max(1, Double(oldLength) / Double(newLength))
        taps = min(oldLength, Int((2 * scale).rounded(.up)) + 1)
        var starts: [Int] = []
        var weights: [Float] = []
        for index in 0..<newLength {
            let center = (Double(index) + 0.5) * scale
            let start = min(max(0, Int((center - scale).rounded(.down))), oldLength - taps)
            let shares = (start..<start + taps).map { max(0, scale - abs(Double($0) + 0.5 - center)) }
            let total = shares.reduce(0, +)
            starts.append(start)
            weights += shares.map { Float($0 / total) }
        }
        self.starts = starts
        self.weights = weights
    }

    /// The image with its rows shrunk, and laid on its side: rows are columns, so that doing it twice does both.
    func shrink(_ image: PageImage) -> PageImage {
        let count = image.height * length * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            image.pixels.withUnsafeBytes { old in
                let new = UnsafeMutableRawBufferPointer(buffer)
                for row in 0..<image.height { shrink(row, of: old, image, into: new) }
            }
            initialized = count
        }
        return PageImage(trusted: pixels, width: image.height, height: length)
    }

    private func shrink(
        _ row: Int,
        of old: UnsafeRawBufferPointer,
        _ image: PageImage,
        into new: UnsafeMutableRawBufferPointer
    ) {
        starts.withUnsafeBufferPointer { starts in
            weights.withUnsafeBufferPointer { weights in
                for index in 0..<length {
                    var sum = SIMD4<Float>(repeating: 0.5)
                    var offset = row &* image.stride &+ starts[index] &* 4
                    for tap in index &* taps..<(index &+ 1) &* taps {
                        let pixel = old.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
                        sum += SIMD4<Float>(pixel) * weights[tap]
                        offset &+= 4
                    }
                    let pixel = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(sum))
                    new.storeBytes(of: pixel, toByteOffset: (index &* image.height &+ row) &* 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }
}
