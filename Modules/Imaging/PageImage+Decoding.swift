public import Foundation

extension PageImage {
    /// Decodes a whole JPEG, PNG or WebP image, a `Data` or `[UInt8]`.
    ///
    /// Other formats are `notDecodable`, more pixels than `pixelLimit` are `tooLarge`.
    public init(decoding content: some ContiguousBytes) throws(ImageError) {
        self = try content.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try PageImage.decoded(bytes) }
        }.get()
    }

    private static func decoded(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PageImage {
        let facts = try ImageInspector.inspect(bytes)
        guard facts.width * facts.height <= pixelLimit else {
            throw .tooLarge(width: facts.width, height: facts.height)
        }
        return switch facts.format {
        case .jpeg: try JPEGCodec.decode(bytes, facts)
        case .png: try PNGCodec.decode(bytes, facts)
        case .webp: try WebPCodec.decode(bytes, facts)
        case .gif, .avif, .jxl, .bmp: throw .notDecodable(facts.format)
        }
    }

    /// An image of the size in `facts` whose pixels `fill` writes; `corrupt` where it answers false.
    static func filled(
        _ facts: ImageFacts,
        by fill: (UnsafeMutablePointer<UInt8>) -> Bool
    ) throws(ImageError) -> PageImage {
        let count = facts.width * facts.height * 4
        var isFilled = false
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            isFilled = fill(start)
            initialized = isFilled ? count : 0
        }
        guard isFilled else { throw .corrupt(facts.format) }
        return PageImage(trusted: pixels, width: facts.width, height: facts.height)
    }
}
