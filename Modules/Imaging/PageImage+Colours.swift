extension PageImage {
    /// Whether nothing shows through.
    var isOpaque: Bool {
        allPixels { $0 & 0xFF00_0000 == 0xFF00_0000 }
    }

    /// Whether no pixel has a colour.
    var isGrey: Bool {
        allPixels { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
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
        return [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, initialized in
            pixels.withUnsafeBufferPointer { pixels in
                for pixel in 0..<count {
                    buffer[pixel &* 3] = pixels[pixel &* 4]
                    buffer[pixel &* 3 &+ 1] = pixels[pixel &* 4 &+ 1]
                    buffer[pixel &* 3 &+ 2] = pixels[pixel &* 4 &+ 2]
                }
            }
            initialized = count * 3
        }
    }

    /// Whether `holds` for every pixel, red in the lowest byte.
    @inline(__always)
    private func allPixels(_ holds: (UInt32) -> Bool) -> Bool {
        pixels.withUnsafeBytes { bytes in
            for offset in Swift.stride(from: 0, to: bytes.count, by: 4) {
                let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                if !holds(pixel) { return false }
            }
            return true
        }
    }
}
