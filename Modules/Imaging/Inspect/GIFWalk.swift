/// Walks a GIF's blocks to its trailer (GIF89a).
struct GIFWalk {
    private let image: ImageBytes
    private var index = 0
    private var frame: (width: Int, height: Int)?

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        var walk = self
        walk.index = try 13 + colours(image.byte(10))
        while try walk.block() {}
        guard let frame = walk.frame else { throw image.corrupt }
        let width = try image.little(6, 2)
        let height = try image.little(8, 2)
        // Some writers leave the screen at 0 × 0: then the first frame says the size.
        return width > 0 && height > 0 ? image.facts(width, height) : image.facts(frame.width, frame.height)
    }

    /// Steps over one block; false at the trailer.
    private mutating func block() throws(ImageError) -> Bool {
        switch try image.byte(index) {
        case 0x3B: return false
        case 0x21: index += 2
        case 0x2C: try descriptor()
        default: throw image.corrupt
        }
        try subblocks()
        return true
    }

    private mutating func descriptor() throws(ImageError) {
        let size = (width: try image.little(index + 5, 2), height: try image.little(index + 7, 2))
        frame = frame ?? size
        // Ten bytes, a palette perhaps, and the code size of the data behind it.
        index += try 11 + colours(image.byte(index + 9))
    }

    private mutating func subblocks() throws(ImageError) {
        while true {
            let length = try image.byte(index)
            index += 1 + length
            if length == 0 { return }
        }
    }

    /// Bytes of the palette that `flags` announces.
    private func colours(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
    }
}
