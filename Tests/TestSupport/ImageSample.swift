public import MangaImaging

/// A tiny whole image, byte by byte.
public struct ImageSample: Sendable, CustomStringConvertible {
    public let name: String
    public let bytes: [UInt8]
    public let facts: ImageFacts
    /// With fewer bytes than these the format cannot be told yet.
    public let leastKnown: Int

    public init(_ name: String, _ format: ImageFormat, _ width: Int, _ height: Int, leastKnown: Int, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        self.leastKnown = leastKnown
        facts = ImageFacts(format: format, width: width, height: height)
    }

    public var description: String { name }

    public static let all = [jpeg, png, gif, webp, losslessWebP, extendedWebP, avif, jxl, nakedJXL, bmp]
}

extension ImageSample {
    /// The structure only: no tables, and a scan of a stuffed byte and a restart marker.
    public static let jpeg = ImageSample(
        "JPEG",
        .jpeg,
        5,
        7,
        leastKnown: 2,
        [0xFF, 0xD8]
            + [0xFF, 0xE0, 0, 6, 1, 2, 3, 4]
            + [0xFF, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 5, 1, 1, 0x11, 0]
            + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
            + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4, 0xFF, 0xD9]
    )

    public static let png = ImageSample(
        "PNG",
        .png,
        1,
        1,
        leastKnown: 4,
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89]
            + [0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xDF, 0xE0, 0xF0, 0x1F, 0, 7, 0, 2, 0xBF]
            + [0xF4, 0x89, 0xD5, 0xF2]
            + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    )

    public static let gif = ImageSample(
        "GIF",
        .gif,
        1,
        1,
        leastKnown: 6,
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
            + [0x21, 0xF9, 4, 1, 0, 0, 0, 0]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    )

    public static let webp = ImageSample(
        "WebP",
        .webp,
        300,
        200,
        leastKnown: 12,
        riff(chunk("VP8 ", [0x30, 1, 0, 0x9D, 1, 0x2A, 0x2C, 0x41, 0xC8, 0x80, 1, 2]))
    )

    public static let losslessWebP = ImageSample(
        "lossless WebP",
        .webp,
        300,
        200,
        leastKnown: 12,
        riff(chunk("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 9]))
    )

    public static let extendedWebP = ImageSample(
        "extended WebP",
        .webp,
        300,
        200,
        leastKnown: 12,
        riff(chunk("VP8X", [0, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0]) + chunk("EXIF", [1, 0]) + chunk("VP8L", [0x2F, 0]))
    )

    public static let avif = ImageSample(
        "AVIF",
        .avif,
        640,
        480,
        leastKnown: 12,
        box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avifmif1".utf8))
            + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", size(64, 48) + size(640, 480))))
            + box("mdat", [1, 2, 3, 4])
    )

    public static let jxl = ImageSample(
        "JXL",
        .jxl,
        40,
        32,
        leastKnown: 12,
        [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
            + box("ftyp", Array("jxl ".utf8) + [0, 0, 0, 0] + Array("jxl ".utf8))
            + box("jxlp", [0, 0, 0, 0, 0xFF, 0x0A, 0x07, 0x08, 0])
            + box("jxlp", [0x80, 0, 0, 1, 7, 7])
    )

    public static let nakedJXL = ImageSample(
        "naked JXL",
        .jxl,
        40,
        32,
        leastKnown: 2,
        [0xFF, 0x0A, 0x07, 0x08, 0, 1, 2, 3]
    )

    public static let bmp = ImageSample(
        "BMP",
        .bmp,
        2,
        3,
        leastKnown: 18,
        Array("BM".utf8) + [78, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]
            + [40, 0, 0, 0, 2, 0, 0, 0, 0xFD, 0xFF, 0xFF, 0xFF, 1, 0, 24, 0]
            + [UInt8](repeating: 0, count: 24)
            + [UInt8](repeating: 9, count: 24)
    )

    /// Two pictures, one after the other.
    public static let animatedGIF = ImageSample(
        "animated GIF",
        .gif,
        1,
        1,
        leastKnown: 6,
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
            + [0x21, 0xF9, 4, 1, 5, 0, 0, 0]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
            + [0x21, 0xF9, 4, 1, 5, 0, 0, 0]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    )

    private static func riff(_ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [UInt8(content.count + 4), 0, 0, 0] + Array("WEBP".utf8) + content
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }

    private static func size(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        let sides = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 255)] }
        return box("ispe", [0, 0, 0, 0] + sides)
    }
}
