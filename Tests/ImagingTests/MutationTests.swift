import MangaImaging
import TestSupport
import Testing

/// Damages images in every way a disk or a peer can; the claim is that each call answers or throws, and never traps.
struct MutationTests {
    @Test(arguments: ImageSample.all)
    func `survives any damage to a tiny image`(sample: ImageSample) {
        var generator = SplitMix(state: 7)
        for _ in 0..<4_000 {
            let damaged = damage(sample.bytes, with: &generator)
            let outcome = Result { try ImageInspector.inspect(damaged) }
            if case .success(let facts) = outcome { #expect(facts.width > 0 && facts.height > 0) }
        }
    }

    @Test(arguments: ImageFormat.allCases)
    func `survives noise behind a signature`(format: ImageFormat) throws {
        let head = try #require(ImageSample.all.first { $0.facts.format == format }).bytes.prefix(18)
        var generator = SplitMix(state: 11)
        for length in 0..<1_000 {
            let noise = (0..<length % 300).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = Result { try ImageInspector.inspect(head + noise) }
        }
    }

    @Test func `survives decoding damaged pictures`() throws {
        let image = try PageImage.gradient(40, 30)
        let encoded = [image.jpegData(compressionQuality: 0.6), image.webpData(quality: 0.6), image.pngData()]
        var generator = SplitMix(state: 13)
        for data in encoded {
            let bytes = try [UInt8](#require(data))
            for _ in 0..<400 {
                _ = Result { try PageImage(decoding: damage(bytes, with: &generator)) }
            }
        }
    }

    private func damage(_ bytes: [UInt8], with generator: inout SplitMix) -> [UInt8] {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: 0..<damaged.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2: damaged[index] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
            case 3: damaged.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF], at: index)
            default: damaged.removeSubrange(index..<min(damaged.count, index + 3))
            }
            if damaged.isEmpty { return bytes }
        }
        return damaged
    }
}
