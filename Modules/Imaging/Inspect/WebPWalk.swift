/// Walks a WebP's chunks to the end its RIFF header announces (RFC 9649).
struct WebPWalk {
    private let image: ImageBytes

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        let size = try image.little(4, 4)
        guard size >= 12 else { throw image.corrupt }
        let end = 8 + size
        // The last chunk's padding byte is often left out.
        guard image.count >= end - 1 else { throw .truncated(.webp) }
        let canvas = try canvas()
        guard try hasPicture(upTo: end) else { throw image.corrupt }
        return canvas
    }

    private func canvas() throws(ImageError) -> ImageFacts {
        if image.has("VP8X", at: 12) {
            return image.facts(try image.little(24, 3) + 1, try image.little(27, 3) + 1)
        }
        if image.has("VP8L", at: 12) {
            guard try image.byte(20) == 0x2F else { throw image.corrupt }
            let bits = try image.little(21, 4)
            return image.facts((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        guard image.has("VP8 ", at: 12), try image.big(23, 3) == 0x9D012A else { throw image.corrupt }
        return image.facts(try image.little(26, 2) & 0x3FFF, try image.little(28, 2) & 0x3FFF)
    }

    private func hasPicture(upTo end: Int) throws(ImageError) -> Bool {
        var index = 12
        var isFound = false
        while index + 8 <= end {
            let length = try image.little(index + 4, 4)
            guard length <= end - index - 8 else { throw image.corrupt }
            _ = try image.slice(index + 8, length)
            isFound = isFound || ["VP8 ", "VP8L", "ANMF"].contains { image.has($0, at: index) }
            index += 8 + length + length & 1
        }
        return isFound
    }
}
