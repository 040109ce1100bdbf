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
        // Four bytes are copied for each three that count: the next pixel covers the fourth, the last one needs room.
        var result = [UInt8](repeating: 0, count: count * 3 + 1)
        result.withUnsafeMutableBytes { new in
            pixels.withUnsafeBytes { old in
                var pixel = 0
                while pixel < count {
                    let colours = old.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
                    new.storeBytes(of: colours, toByteOffset: pixel &* 3, as: UInt32.self)
                    pixel &+= 1
                }
            }
        }
        result.removeLast()
        return result
    }

    /// Whether `holds` for every pixel, red in the lowest byte.
    @inline(__always)
    private func allPixels(_ holds: (UInt32) -> Bool) -> Bool {
        pixels.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                if !holds(UInt32(littleEndian: pixel)) { return false }
                offset &+= 4
            }
            return true
        }
    }
}
