import Foundation
import MangaCrypto
import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct PagesTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample("10.5")

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a chapter goes through whole: its bytes come back, its folder explains itself`() async throws {
        let library = try await place.open()
        let bytes = try (0..<2).map(PageImage.png)
        let jpeg = try #require(try PageImage.sample(9).jpegData(compressionQuality: 0.8))

        let pending = try await library.pages.begin(info, pageCount: 3)
        try await library.add(jpeg, as: 2, of: pending)
        for index in 0..<2 { try await library.add(bytes[index], as: index, of: pending) }
        #expect(try await library.pages.chapter(info.key) == nil)
        let chapter = try await library.pages.commit(pending)

        #expect(
            chapter
                == StoredChapter(
                    info: info,
                    pages: [
                        page(0, "001.png", bytes[0], "image/png"), page(1, "002.png", bytes[1], "image/png"),
                        page(2, "003.jpg", jpeg, "image/jpeg"),
                    ],
                    downloadedAt: place.now
                )
        )
        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try await library.pages.chapters(in: nil, of: nil) == [chapter])
        #expect(try await library.bytes(1, of: info.key) == bytes[1])
        #expect(try await library.bytes(2, of: info.key) == jpeg)
        let folder = "testing/Lantern Street […]/10.5 Rain […]/"
        #expect(place.tree == ["001.png", "002.png", "003.jpg", "manifest.json"].map { folder + $0 })
        #expect(
            try await library.pages.usage(of: info.environment)
                == StorageUsage(mangas: 1, chapters: 1, pages: 3, bytes: chapter.size)
        )
        #expect(
            try await library.pages.usage(of: EnvironmentID("staging"))
                == StorageUsage(mangas: 0, chapters: 0, pages: 0, bytes: 0)
        )
        #expect(try await library.catalogue.manga(info.manga.id, in: info.environment) == info.manga)
        #expect(try await library.catalogue.chapters(of: info.manga.id, in: info.environment) == [info.chapter])
    }

    private func page(_ index: Int, _ file: String, _ bytes: Data, _ type: String) -> StoredPage {
        StoredPage(
            index: index,
            file: file,
            size: bytes.count,
            sha256: SHA256.hex(of: [UInt8](bytes)),
            mediaType: type,
            width: 8,
            height: 4
        )
    }
}
