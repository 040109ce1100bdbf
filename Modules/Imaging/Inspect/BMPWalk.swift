/// Reads a BMP's headers and counts the bytes its pixels need.
struct BMPWalk {
    private let image: ImageBytes

    init(_ image: ImageBytes) {
        self.image = image
    }

    func facts() throws(ImageError) -> ImageFacts {
        let isCore = try image.little(14, 4) == 12
        let width = isCore ? try image.little(18, 2) : try signed(18)
        let height = isCore ? try image.little(20, 2) : abs(try signed(22))
        let depth = try image.little(isCore ? 24 : 28, 2)
        guard (1...32).contains(depth), width > 0 else { throw image.corrupt }
        // Bounded before it is multiplied: both sides have at most 32 bits, the depth 6.
        guard width <= ImageInspector.sideLimit, height <= ImageInspector.sideLimit else {
            throw .tooLarge(width: width, height: height)
        }
        let isPlain = isCore ? true : [0, 3, 6].contains(try image.little(30, 4))
        let pixels = isPlain ? (width * depth + 31) / 32 * 4 * height : try image.little(34, 4)
        _ = try image.slice(image.little(10, 4), pixels)
        return image.facts(width, height)
    }

    private func signed(_ index: Int) throws(ImageError) -> Int {
        Int(Int32(truncatingIfNeeded: try image.little(index, 4)))
    }
}
