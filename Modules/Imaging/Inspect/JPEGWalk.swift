/// Walks a JPEG's markers to EOI (ITU-T T.81, annex B).
struct JPEGWalk {
    private let image: ImageBytes
    private var index = 2
    private var size: (width: Int, height: Int)?
    private var hasScan = false

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        var walk = self
        while try walk.segment() {}
        guard let size = walk.size, walk.hasScan else { throw image.corrupt }
        return image.facts(size.width, size.height)
    }

    /// Steps over one marker and what belongs to it; false at EOI.
    private mutating func segment() throws(ImageError) -> Bool {
        switch try marker() {
        case 0xD9: return false
        case 0x01, 0xD0...0xD7: return true
        case 0x00, 0xD8: throw image.corrupt
        case let marker: try parameters(of: marker)
        }
        return true
    }

    /// The next marker's code; any number of fill bytes may stand before it.
    private mutating func marker() throws(ImageError) -> Int {
        guard try image.byte(index) == 0xFF else { throw image.corrupt }
        while try image.byte(index) == 0xFF { index += 1 }
        defer { index += 1 }
        return try image.byte(index)
    }

    private mutating func parameters(of marker: Int) throws(ImageError) {
        let start = index
        let length = try image.big(start, 2)
        guard length >= 2 else { throw image.corrupt }
        _ = try image.slice(start, length)
        index = start + length
        switch marker {
        case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): try frame(at: start, length)
        case 0xDA: try scan()
        case 0xDC: try lines(at: start, length)
        default: break
        }
    }

    /// SOF: precision, lines, samples per line.
    private mutating func frame(at start: Int, _ length: Int) throws(ImageError) {
        guard length >= 8, size == nil else { throw image.corrupt }
        size = (width: try image.big(start + 5, 2), height: try image.big(start + 3, 2))
    }

    /// DNL: the number of lines, where SOF left it open.
    private mutating func lines(at start: Int, _ length: Int) throws(ImageError) {
        guard length == 4, let width = size?.width else { throw image.corrupt }
        size = (width: width, height: try image.big(start + 2, 2))
    }

    /// Entropy-coded data: a marker in it is stuffed (`FF00`), a restart, or the next segment's.
    private mutating func scan() throws(ImageError) {
        guard size != nil else { throw image.corrupt }
        hasScan = true
        while true {
            index = try image.next(0xFF, from: index)
            switch try image.byte(index + 1) {
            case 0x00, 0xD0...0xD7: index += 2
            case 0xFF: index += 1
            default: return
            }
        }
    }
}
