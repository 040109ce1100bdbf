extension PageImage {
    /// Whether nothing shows through.
    var isOpaque: Bool {
        allPixels { $0 & SIMD16(repeating: 0xFF00_0000) == SIMD16(repeating: 0xFF00_0000) }
    }

    /// Whether no pixel has a colour.
    var isGrey: Bool {
        // Red against green and green against blue.
        allPixels { ($0 ^ $0 &>> SIMD16(repeating: 8)) & SIMD16(repeating: 0xFFFF) == .zero }
    }

    /// The image as it looks on white paper.
    var onWhite: PageImage {
        guard !isOpaque else { return self }
        var result = pixels
        result.withUnsafeMutableBufferPointer { buffer in
            for pixel in Swift.stride(from: 0, to: buffer.count, by: 4) {
                let alpha = Int(buffer[pixel + 3])
                for channel in pixel..<pixel + 3 {
                    buffer[channel] = UInt8((Int(buffer[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
                }
                buffer[pixel + 3] = 255
            }
        }
        return PageImage(trusted: result, width: width, height: height)
    }

    /// The pixels without alpha, three bytes each.
    var withoutAlpha: [UInt8] {
        let count = width * height
        var result = [UInt8](repeating: 0, count: count * 3)
        result.withUnsafeMutableBytes { new in
            pixels.withUnsafeBytes { old in
                let old = old.bindMemory(to: UInt32.self)
                let words = UnsafeMutableRawBufferPointer(rebasing: new[..<(count / 4 * 12)]).bindMemory(
                    to: UInt32.self
                )
                for group in 0..<count / 4 { PageImage.pack(old, group &* 4, into: words, group &* 3) }
                for pixel in count / 4 * 4..<count {
                    for channel in 0..<3 { new[pixel * 3 + channel] = UInt8(old[pixel] >> (8 * channel) & 0xFF) }
                }
            }
        }
        return result
    }

    /// Writes four pixels as three words, red in the lowest byte.
    @inline(__always)
    private static func pack(
        _ old: UnsafeBufferPointer<UInt32>,
        _ from: Int,
        into new: UnsafeMutableBufferPointer<UInt32>,
        _ to: Int
    ) {
        new[to] = old[from] & 0xFF_FFFF | old[from &+ 1] &<< 24
        new[to &+ 1] = old[from &+ 1] &>> 8 & 0xFFFF | old[from &+ 2] &<< 16
        new[to &+ 2] = old[from &+ 2] &>> 16 & 0xFF | old[from &+ 3] &<< 8
    }

    /// Whether `holds` for every pixel, asked for sixteen at once; red is in the lowest byte.
    @inline(__always)
    private func allPixels(_ holds: (SIMD16<UInt32>) -> Bool) -> Bool {
        pixels.withUnsafeBytes { bytes in
            var offset = 0
            while offset &+ 64 <= bytes.count {
                if !holds(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)) { return false }
                offset &+= 64
            }
            while offset < bytes.count {
                let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                if !holds(SIMD16(repeating: pixel)) { return false }
                offset &+= 4
            }
            return true
        }
    }
}
