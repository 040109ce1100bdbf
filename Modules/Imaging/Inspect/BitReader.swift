/// Reads numbers of any width, least significant bit first.
struct BitReader {
    private let image: ImageBytes
    private var position: Int

    init(_ image: ImageBytes, at index: Int) {
        self.image = image
        position = index * 8
    }

    mutating func read(_ width: Int) throws(ImageError) -> Int {
        var number = 0
        for bit in 0..<width {
            number |= try (image.byte(position >> 3) >> (position & 7) & 1) << bit
            position += 1
        }
        return number
    }
}
