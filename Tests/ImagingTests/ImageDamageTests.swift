import Foundation
import MangaImaging
import TestSupport
import Testing

struct ImageDamageTests {
    @Test func `sees every flipped bit in the chunks that make a PNG's picture`() {
        for index in 16..<ImageSample.png.bytes.count - 12 {
            var bytes = ImageSample.png.bytes
            bytes[index] ^= 0x10

            #expect(throws: ImageError.self, "byte \(index)") { try ImageInspector.inspect(bytes) }
        }
    }

    @Test func `ignores the sum of a PNG chunk that the picture does not need`() throws {
        let note: [UInt8] = [0, 0, 0, 1, 0x74, 0x45, 0x58, 0x74, 0x41, 9, 9, 9, 9]
        var bytes = ImageSample.png.bytes
        bytes.insert(contentsOf: note, at: 33)

        #expect(try ImageInspector.inspect(bytes) == ImageSample.png.facts)
    }

    @Test func `takes the height of a JPEG from the marker behind its scan`() throws {
        var bytes = ImageSample.jpeg.bytes
        bytes.replaceSubrange(16..<18, with: [0, 0])
        bytes.insert(contentsOf: [0xFF, 0xDC, 0, 4, 0, 9], at: bytes.count - 2)

        #expect(try ImageInspector.inspect(bytes) == ImageFacts(format: .jpeg, width: 5, height: 9))
    }

    @Test(
        arguments: [
            ("no scan", [0xFF, 0xD8, 0xFF, 0xD9]),
            ("a length of 1", [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xD9]),
            ("no marker where one must be", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 7, 7, 7]),
        ] as [(String, [UInt8])]
    )
    func `calls a JPEG damaged`(with _: String, bytes: [UInt8]) {
        #expect(throws: ImageError.corrupt(.jpeg)) { try ImageInspector.inspect(bytes) }
    }

    @Test func `calls a PNG damaged that has no picture`() {
        let bytes = ImageSample.png.bytes.prefix(33) + ImageSample.png.bytes.suffix(12)

        #expect(throws: ImageError.corrupt(.png)) { try ImageInspector.inspect(bytes) }
    }

    @Test func `does not believe absurd sizes`() {
        var bytes = ImageSample.avif.bytes
        let size = bytes.count - 12 - 8
        bytes.replaceSubrange(size..<size + 8, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])

        #expect(throws: ImageError.tooLarge(width: 100_001, height: 100_001)) { try ImageInspector.inspect(bytes) }
    }

    @Test(arguments: [
        (ImageError.empty, "The page is empty (0 bytes); fetch it again."),
        (
            .notAnImage(what: .html),
            "The page is not an image but an HTML page; the server may have answered with an error page."
        ),
        (.truncated(.webp), "The WebP image stops before its end; fetch it again."),
        (.tooLarge(width: 9, height: 8), "The image is too large (9 × 8 pixels)."),
        (.unreadable(path: "/p", errno: 2), "The image /p could not be read: No such file or directory."),
    ])
    func `says what is wrong in a sentence`(error: ImageError, sentence: String) {
        #expect("\(error)" == sentence)
        #expect(error.localizedDescription == sentence)
    }
}
