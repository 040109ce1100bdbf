import Foundation
import MangaImaging
import Testing

/// Small images that differ from each other.
enum Picture {
    /// A PNG of its own for each address.
    static func png(_ seed: String) throws -> Data {
        try #require(try image(seed).pngData())
    }

    static func webp(_ seed: String) throws -> Data {
        try #require(try image(seed).webpData(quality: 0.9))
    }

    private static func image(_ seed: String) throws -> PageImage {
        var value: UInt32 = 2_166_136_261
        for byte in seed.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
        var pixels: [UInt8] = []
        for _ in 0..<(16 * 16) {
            value = value &* 1_664_525 &+ 1_013_904_223
            pixels += [UInt8(value >> 24), UInt8(value >> 16 & 0xff), UInt8(value >> 8 & 0xff), 0xff]
        }
        return try #require(PageImage(width: 16, height: 16, pixels: pixels))
    }
}
