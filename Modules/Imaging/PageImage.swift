/// A decoded page: its pixels in memory.
///
/// Animations and metadata (rotation, colour profile) are not kept.
public struct PageImage: Hashable, Sendable {
    /// Most pixels that are decoded, so that a small file cannot fill the memory: 400 MB at four bytes each.
    public static let pixelLimit = 100_000_000

    public let width: Int
    public let height: Int
    /// Red, green, blue and alpha (not premultiplied), one byte each, row by row from the top.
    public let pixels: [UInt8]

    /// Takes `pixels` as they are; nil where they are not `width * height * 4`, or more than the limit.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooLarge, count <= PageImage.pixelLimit, pixels.count == count * 4 else {
            return nil
        }
        self.init(trusted: pixels, width: width, height: height)
    }

    init(trusted pixels: [UInt8], width: Int, height: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
    }

    /// Bytes of a row.
    var stride: Int { width * 4 }
}
