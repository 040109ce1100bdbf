/// Says whether bytes are a whole image, and of what format and size, without decoding it.
///
/// The structure is walked from the first byte to the format's own end, so every truncation shows, and for PNG every
/// flipped bit of the picture. What stands behind the end (zeros, junk) is tolerated, as viewers tolerate it.
public enum ImageInspector {
    /// Longest side that is believed.
    public static let sideLimit = 100_000
    /// Most pixels that are believed.
    public static let pixelLimit = 1 << 28

    /// The format that the first bytes announce, whatever follows; 16 bytes are enough, 2 may do.
    public static func sniff(_ bytes: UnsafeRawBufferPointer) -> ImageFormat? {
        Signature.format(of: bytes)
    }

    /// Walks `bytes` to the end of the image.
    public static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageFacts {
        guard !bytes.isEmpty else { throw .empty }
        guard let format = sniff(bytes) else { throw .notAnImage(what: Signature.foreign(bytes)) }
        let facts = try walk(ImageBytes(bytes, as: format))
        return try checked(facts)
    }

    private static func walk(_ image: ImageBytes) throws(ImageError) -> ImageFacts {
        switch image.format {
        case .jpeg: try JPEGWalk(image).facts()
        case .png: try PNGWalk(image).facts()
        case .gif: try GIFWalk(image).facts()
        case .webp: try WebPWalk(image).facts()
        case .avif: try AVIFWalk(image).facts()
        case .jxl: try JXLWalk(image).facts()
        case .bmp: try BMPWalk(image).facts()
        }
    }

    private static func checked(_ facts: ImageFacts) throws(ImageError) -> ImageFacts {
        guard facts.width > 0, facts.height > 0 else { throw .corrupt(facts.format) }
        let isSmall = facts.width <= sideLimit && facts.height <= sideLimit
        guard isSmall, facts.width * facts.height <= pixelLimit else {
            throw .tooLarge(width: facts.width, height: facts.height)
        }
        return facts
    }
}
