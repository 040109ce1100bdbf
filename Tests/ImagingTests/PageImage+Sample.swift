import MangaImaging
import Testing

extension PageImage {
    /// A picture of soft colours: `width` × `height`, red along x, green along y.
    static func gradient(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> PageImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { pixels += [UInt8(x * 255 / width), UInt8(y * 255 / height), 90, alpha] }
        }
        return try #require(PageImage(width: width, height: height, pixels: pixels))
    }

    /// A picture of one colour.
    static func plain(_ width: Int, _ height: Int, _ colour: [UInt8]) throws -> PageImage {
        let pixels = (0..<width * height).flatMap { _ in colour }
        return try #require(PageImage(width: width, height: height, pixels: pixels))
    }

    /// The largest difference of any channel of any pixel; 256 where the sizes differ.
    func distance(to other: PageImage) -> Int {
        guard width == other.width, height == other.height else { return 256 }
        return zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
