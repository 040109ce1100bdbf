/// Reads a JPEG XL's size header; walks the boxes where it is in a container (ISO/IEC 18181).
///
/// A naked codestream does not say where it ends, so that its truncation cannot be seen without decoding it.
struct JXLWalk {
    private let image: ImageBytes

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        try image.byte(0) == 0xFF ? size(at: 0) : container()
    }

    private func container() throws(ImageError) -> ImageFacts {
        var index = 0
        var start: Int?
        // What stands behind the codestream is no part of the picture.
        while true {
            let box = try image.box(at: index, limit: image.count)
            let part = try part(box)
            start = start ?? part?.content
            if let start, part?.isLast == true { return try size(at: start) }
            index = box.end
        }
    }

    /// Where the piece of codestream in `box` begins; nil for a box of another kind.
    private func part(_ box: Box) throws(ImageError) -> (content: Int, isLast: Bool)? {
        if image.isBox(box, "jxlc") { return (box.content, true) }
        guard image.isBox(box, "jxlp") else { return nil }
        // A counter stands in front of each piece; its highest bit marks the last.
        return (box.content + 4, try image.byte(box.content) & 0x80 != 0)
    }

    private func size(at index: Int) throws(ImageError) -> ImageFacts {
        guard try image.big(index, 2) == 0xFF0A else { throw image.corrupt }
        var bits = BitReader(image, at: index + 2)
        let isSmall = try bits.read(1) == 1
        let height = try side(isSmall, &bits)
        let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
        let ratio = try bits.read(3)
        guard ratio > 0 else { return image.facts(try side(isSmall, &bits), height) }
        return image.facts(height * ratios[ratio - 1].0 / ratios[ratio - 1].1, height)
    }

    private func side(_ isSmall: Bool, _ bits: inout BitReader) throws(ImageError) -> Int {
        if isSmall { return try (bits.read(5) + 1) * 8 }
        return try bits.read([9, 13, 18, 30][bits.read(2)]) + 1
    }
}
