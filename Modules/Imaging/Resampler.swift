/// Shrinks rows of pixels with a triangle filter as wide as the shrinking needs.
struct Resampler {
    private let length: Int
    /// For each new pixel the first old one that it sees, and the weights of that one and those behind it.
    private let starts: [Int]
    private let weights: [UInt32]
    private let taps: Int
    /// Weights are whole numbers of 65536ths: 255 times all of them, rounded up a little, fits 32 bits.
    private static let one = 65_536.0

    init(from oldLength: Int, to newLength: Int) {
        length = newLength
        let scale = max(1, Double(oldLength) / Double(newLength))
        taps = min(oldLength, Int((2 * scale).rounded(.up)) + 1)
        var starts: [Int] = []
        var weights: [UInt32] = []
        for index in 0..<newLength {
            let center = (Double(index) + 0.5) * scale
            let start = min(max(0, Int((center - scale).rounded(.down))), oldLength - taps)
            let shares = (start..<start + taps).map { max(0, scale - abs(Double($0) + 0.5 - center)) }
            let total = shares.reduce(0, +)
            starts.append(start)
            weights += shares.map { UInt32(($0 / total * Resampler.one).rounded()) }
        }
        self.starts = starts
        self.weights = weights
    }

    /// The image with its rows shrunk, and laid on its side: rows are columns, so that doing it twice does both.
    func shrink(_ image: PageImage) -> PageImage {
        var pixels = [UInt8](repeating: 0, count: image.height * length * 4)
        pixels.withUnsafeMutableBytes { new in
            image.pixels.withUnsafeBytes { old in
                for row in 0..<image.height { shrink(row, of: old, image, into: new) }
            }
        }
        return PageImage(trusted: pixels, width: image.height, height: length)
    }

    private func shrink(
        _ row: Int,
        of old: UnsafeRawBufferPointer,
        _ image: PageImage,
        into new: UnsafeMutableRawBufferPointer
    ) {
        guard let source = old.baseAddress, let target = new.baseAddress else { return }
        starts.withUnsafeBufferPointer { starts in
            weights.withUnsafeBufferPointer { weights in
                for index in 0..<length {
                    let first = source + (row &* image.width &+ starts[index]) &* 4
                    let pixel = sum(first, weights, from: index &* taps)
                    target.storeBytes(of: pixel, toByteOffset: (index &* image.height &+ row) &* 4, as: UInt32.self)
                }
            }
        }
    }

    /// The weighted pixels from `first` on, all four channels at once.
    @inline(__always)
    private func sum(_ first: UnsafeRawPointer, _ weights: UnsafeBufferPointer<UInt32>, from start: Int) -> UInt32 {
        let places = SIMD4<UInt32>(0, 8, 16, 24)
        var sum = SIMD4<UInt32>(repeating: 0x8000)
        for tap in 0..<taps {
            let pixel = first.loadUnaligned(fromByteOffset: tap &* 4, as: UInt32.self)
            let channels = (SIMD4(repeating: pixel) &>> places) & SIMD4(repeating: 0xFF)
            sum = sum &+ channels &* SIMD4(repeating: weights[start &+ tap])
        }
        // Rounded weights may add up to a little more than one.
        let channels = pointwiseMin(sum &>> SIMD4(repeating: 16), SIMD4(repeating: 0xFF)) &<< places
        return channels.wrappedSum()
    }
}
