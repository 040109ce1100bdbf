import Foundation
import MangaImaging
import TestSupport
import Testing

struct PageImageTests {
    private let image: PageImage

    init() throws {
        image = try .gradient(64, 40)
    }

    @Test func `keeps every pixel through PNG, transparent ones too`() throws {
        let glass = try PageImage.gradient(64, 40, alpha: 77)

        #expect(try PageImage(decoding: #require(image.pngData())) == image)
        #expect(try PageImage(decoding: #require(glass.pngData())) == glass)
    }

    @Test(arguments: 1...9)
    func `keeps every pixel through PNG whatever their number`(width: Int) throws {
        let image = try PageImage.gradient(width, 3)
        let glass = PageImage(width: width, height: 3, pixels: image.pixels.dropLast() + [9])

        #expect(try PageImage(decoding: #require(image.pngData())) == image)
        #expect(try PageImage(decoding: #require(glass?.pngData())) == glass)
    }

    @Test func `stays close through JPEG and WebP`() throws {
        let jpeg = try #require(image.jpegData(compressionQuality: 1))
        let webp = try #require(image.webpData(quality: 1))

        #expect(try ImageInspector.inspect(jpeg) == ImageFacts(format: .jpeg, width: 64, height: 40))
        #expect(try ImageInspector.inspect(webp) == ImageFacts(format: .webp, width: 64, height: 40))
        #expect(try PageImage(decoding: jpeg).distance(to: image) < 6)
        #expect(try PageImage(decoding: webp).distance(to: image) < 16)
    }

    @Test(arguments: [(-3, 0), (0, 0), (0.8, 0.8), (1, 1), (7, 1), (.infinity, 1), (.nan, 0)])
    func `takes a quality of 0 to 1 and clamps others`(given: Double, used: Double) {
        #expect(image.jpegData(compressionQuality: given) == image.jpegData(compressionQuality: used))
        #expect(image.webpData(quality: given) == image.webpData(quality: used))
    }

    @Test func `writes fewer bytes at a lower quality`() throws {
        let sizes = try [0.1, 0.5, 0.8, 1].map { try #require(image.jpegData(compressionQuality: $0)).count }

        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count == 4)
    }

    @Test func `shows what is transparent as white paper in a JPEG`() throws {
        let glass = try PageImage.plain(16, 16, [200, 0, 0, 0])

        let shown = try PageImage(decoding: #require(glass.jpegData(compressionQuality: 1)))

        #expect(try shown.distance(to: .plain(16, 16, [255, 255, 255, 255])) < 3)
    }

    @Test func `writes a grey picture as a grey JPEG`() throws {
        let grey = try PageImage.plain(16, 16, [90, 90, 90, 255])

        let jpeg = try #require(grey.jpegData(compressionQuality: 0.8))

        #expect(try PageImage(decoding: jpeg) == grey)
        #expect(jpeg.range(of: Data([0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1])) != nil)
    }

    @Test func `shrinks for storage so that the longest side is 2048`() throws {
        let tall = try #require(PageImage.plain(30, 3000, [10, 120, 200, 255]).optimizedForStorage())

        let stored = try PageImage(decoding: tall)

        #expect(try stored.distance(to: .plain(20, 2048, [10, 120, 200, 255])) < 6)
    }

    @Test func `does not enlarge for storage`() throws {
        #expect(image.optimizedForStorage() == image.jpegData(compressionQuality: 0.75))
    }

    @Test func `shrinks a gradient to a gradient`() throws {
        let small = try PageImage.gradient(200, 120).scaled(toFit: 50)

        #expect(try small.distance(to: .gradient(50, 30)) < 6)
    }

    @Test(arguments: [(5000, 1, 2048, 1), (1, 5000, 1, 2048), (2048, 3, 2048, 3), (2049, 2, 2048, 2)])
    func `keeps at least one pixel of each side`(width: Int, height: Int, newWidth: Int, newHeight: Int) throws {
        let image = try PageImage.plain(width, height, [1, 2, 3, 255])

        #expect(try image.scaled(toFit: 2048) == .plain(newWidth, newHeight, [1, 2, 3, 255]))
    }

    @Test(arguments: [ImageSample.gif, .avif, .jxl, .bmp])
    func `names a format that it does not decode`(sample: ImageSample) {
        #expect(throws: ImageError.notDecodable(sample.facts.format)) { try PageImage(decoding: sample.bytes) }
    }

    @Test func `refuses a small file that would fill the memory`() throws {
        var bomb = ImageSample.jpeg.bytes
        bomb.replaceSubrange(16..<20, with: [0x27, 0x10, 0x27, 0x11])

        #expect(throws: ImageError.tooLarge(width: 10_001, height: 10_000)) { try PageImage(decoding: bomb) }
    }

    @Test func `calls a picture damaged that only looks whole`() {
        #expect(throws: ImageError.corrupt(.jpeg)) { try PageImage(decoding: ImageSample.jpeg.bytes) }
        #expect(throws: ImageError.corrupt(.webp)) { try PageImage(decoding: ImageSample.webp.bytes) }
    }

    @Test func `is not made of a wrong number of pixels`() {
        #expect(PageImage(width: 2, height: 2, pixels: [UInt8](repeating: 0, count: 15)) == nil)
        #expect(PageImage(width: 0, height: 2, pixels: []) == nil)
        #expect(PageImage(width: -1, height: -4, pixels: [0, 0, 0, 0]) == nil)
        #expect(PageImage(width: .max, height: 5, pixels: []) == nil)
    }

    @Test func `has no bytes where the format cannot hold the picture`() throws {
        let wide = try PageImage.plain(16_384, 1, [0, 0, 0, 255])
        let wider = try PageImage.plain(65_501, 1, [0, 0, 0, 255])

        #expect(wide.webpData(quality: 0.5) == nil)
        #expect(wider.jpegData(compressionQuality: 0.5) == nil)
        #expect(wider.pngData() != nil)
    }
}
