/// Walks a PNG's chunks to IEND and checks the sums of those that make the picture.
struct PNGWalk {
    private let image: ImageBytes

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        try header()
        let size = (width: try image.big(16, 4), height: try image.big(20, 4))
        var index = 8
        var hasData = false
        while true {
            let length = try chunk(at: index)
            hasData = hasData || image.has("IDAT", at: index + 4)
            if image.has("IEND", at: index + 4) { break }
            index += length
        }
        guard hasData else { throw image.corrupt }
        return image.facts(size.width, size.height)
    }

    private func header() throws(ImageError) {
        guard image.has("\r\n\u{1A}\n", at: 4) else {
            throw image.count < 8 ? .truncated(.png) : image.corrupt
        }
        guard try image.big(8, 4) == 13, try image.big(12, 4) == 0x4948_4452 else { throw image.corrupt }
    }

    /// Checks the chunk at `index` and gives its whole length.
    ///
    /// A chunk whose name begins with a small letter is not needed for the picture: its sum is not looked at.
    private func chunk(at index: Int) throws(ImageError) -> Int {
        let length = try image.big(index, 4)
        guard length < 1 << 31 else { throw image.corrupt }
        let content = try image.slice(index + 4, length + 4)
        let sum = try image.big(index + 8 + length, 4)
        let isAncillary = content[0] & 0x20 != 0
        guard isAncillary || CRC32.sum(of: content) == UInt32(sum) else { throw image.corrupt }
        return length + 12
    }
}
