import Foundation
import MangaImaging
import TestSupport
import Testing

struct DecodingTests {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
    }

    @Test func `decodes what it can, to the last pixel`() throws {
        let picture = try #require(PageImage(width: 9, height: 7, pixels: (0..<252).map { UInt8($0) }))
        let jpeg = try #require(picture.jpegData(compressionQuality: 0.8))
        let png = try #require(picture.pngData())

        #expect(try decode(Array(jpeg)) == ImageFacts(format: .jpeg, width: 9, height: 7))
        #expect(try decode(Array(png)) == ImageFacts(format: .png, width: 9, height: 7))
        for sample in [ImageSample.gif, .bmp, .jxl, .avif] { #expect(try decode(sample.bytes) == sample.facts) }
    }

    @Test func `finds a GIF whose frame has too few pixels`() throws {
        var bytes = ImageSample.gif.bytes
        bytes[32] = 2
        bytes[34] = 2
        #expect(throws: Never.self) { try ImageInspector.inspect(bytes) }

        #expect(throws: ImageError.corrupt(.gif)) { try decode(bytes) }
    }

    @Test func `finds a JPEG whose pixels were lost inside, and passes over a few bytes of padding`() throws {
        let pixels = (0..<200 * 200 * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
        let picture = try #require(PageImage(width: 200, height: 200, pixels: pixels))
        let whole = Array(try #require(picture.jpegData(compressionQuality: 0.8)))
        let half = whole.count / 2
        var zeroed = whole
        zeroed.replaceSubrange(half..<half + 2000, with: [UInt8](repeating: 0, count: 2000))
        let padded = whole.dropLast(2) + [0, 0, 0] + whole.suffix(2)
        let cut = whole.prefix(half) + whole.suffix(2)

        #expect(try decode(whole) == ImageFacts(format: .jpeg, width: 200, height: 200))
        #expect(try decode(Array(padded)) == ImageFacts(format: .jpeg, width: 200, height: 200))
        for damaged in [zeroed, Array(cut)] {
            #expect(throws: Never.self) { try ImageInspector.inspect(damaged) }
            #expect(throws: ImageError.corrupt(.jpeg)) { try decode(damaged) }
            // Still shown to who reads.
            #expect(try PageImage(decoding: damaged).width == 200)
        }
    }

    @Test(arguments: [3, 200, 5000, 60_000])
    func `follows the growing codes of a GIF of many pixels`(pixels: Int) throws {
        let bytes = GIFWriter.bytes(width: pixels, height: 1) { UInt8(truncatingIfNeeded: $0 &* $0 / 7) & 3 }

        #expect(try decode(bytes) == ImageFacts(format: .gif, width: pixels, height: 1))
        #expect(throws: ImageError.corrupt(.gif)) {
            try decode(GIFWriter.bytes(width: pixels, height: 1, kept: pixels - 1) { UInt8($0 & 3) })
        }
    }

    private func decode(_ bytes: [UInt8]) throws -> ImageFacts {
        let path = place.path + "/page"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return try ImageInspector.decode(path: path)
    }
}

/// Writes GIFs of four colours (GIF89a, appendix F), as every encoder does.
private enum GIFWriter {
    static func bytes(width: Int, height: Int, kept: Int? = nil, _ pixel: (Int) -> UInt8) -> [UInt8] {
        let size = [UInt8(width & 255), UInt8(width >> 8 & 255), UInt8(height & 255), UInt8(height >> 8 & 255)]
        var bytes = Array("GIF89a".utf8) + size + [0x81, 0, 0] + [UInt8](repeating: 9, count: 12)
        bytes += [0x2C, 0, 0, 0, 0] + size + [0, 2]
        var packed = packed((0..<(kept ?? width * height)).map(pixel))[...]
        while !packed.isEmpty {
            bytes += [UInt8(min(255, packed.count))] + packed.prefix(255)
            packed = packed.dropFirst(255)
        }
        return bytes + [0, 0x3B]
    }

    private static func packed(_ pixels: [UInt8]) -> [UInt8] {
        var (table, width, bits, held, bytes) = ([[UInt8]: Int](), 3, 0, 0, [UInt8]())
        func reset() {
            table = Dictionary(uniqueKeysWithValues: (0..<4).map { ([UInt8($0)], $0) })
            width = 3
        }
        func put(_ code: Int) {
            bits |= code << held
            held += width
            while held >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                held -= 8
            }
        }
        reset()
        put(4)
        var run: [UInt8] = []
        for pixel in pixels {
            if table[run + [pixel]] != nil {
                run.append(pixel)
                continue
            }
            put(table[run] ?? 0)
            let next = table.count + 2
            if next == 4096 {
                put(4)
                reset()
            } else {
                table[run + [pixel]] = next
                if next == 1 << width { width += 1 }
            }
            run = [pixel]
        }
        if !run.isEmpty { put(table[run] ?? 0) }
        put(5)
        return bytes + (held > 0 ? [UInt8(bits & 255)] : [])
    }
}
