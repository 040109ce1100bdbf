import Foundation
import MangaDownloads
import MangaImaging
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

@MainActor
struct PageFormatTests {
    private static let extensions: [ImageFormat: String] = [
        .jpeg: "jpg", .png: "png", .gif: "gif", .webp: "webp", .avif: "avif", .jxl: "jxl", .bmp: "bmp",
    ]

    @Test(arguments: ImageSample.all + [.animatedGIF])
    func `a page of any format is stored as it came, under its true extension`(sample: ImageSample) async throws {
        let workshop = try await Workshop()
        // Each is called something else than it is.
        let (name, type) = sample.facts.format == .png ? ("1.jpg", "image/jpeg") : ("1.png", "image/png")
        let transport = StubTransport { _, _ in .ok(Data(sample.bytes), ["Content-Type": type]) }
        let manager = workshop.manager(transport, source: StubSource(urls: ["http://stub/c1/\(name)"]))
        manager.start()

        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()

        let page = try #require(try await workshop.library.pages.chapter(Workshop.key(1))?.pages.first)
        #expect(page.file == "001." + (Self.extensions[sample.facts.format] ?? "?"))
        #expect(page.mediaType == sample.facts.format.mediaType)
        #expect((page.width, page.height) == (sample.facts.width, sample.facts.height))
        #expect(try await workshop.contents(of: 1) == [Data(sample.bytes)])
    }
}
