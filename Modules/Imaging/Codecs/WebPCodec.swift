import CWebp
import Foundation

/// WebP through libwebp.
enum WebPCodec {
    static func decode(_ bytes: UnsafeRawBufferPointer, _ facts: ImageFacts) throws(ImageError) -> PageImage {
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { throw .empty }
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else { throw .corrupt(.webp) }
        guard features.has_animation == 0 else { throw .notDecodable(.webp) }
        guard features.width == facts.width, features.height == facts.height else { throw .corrupt(.webp) }
        return try PageImage.filled(facts) { pixels in
            let row = facts.width * 4
            return WebPDecodeRGBAInto(start, bytes.count, pixels, row * facts.height, Int32(row)) != nil
        }
    }

    static func encode(_ image: PageImage, quality: Int) -> Data? {
        guard max(image.width, image.height) <= WEBP_MAX_DIMENSION else { return nil }
        var output: UnsafeMutablePointer<UInt8>?
        let size = WebPEncodeRGBA(
            image.pixels,
            Int32(image.width),
            Int32(image.height),
            Int32(image.stride),
            Float(quality),
            &output
        )
        defer { WebPFree(output) }
        guard size > 0, let output else { return nil }
        return Data(bytes: output, count: size)
    }
}
