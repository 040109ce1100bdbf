import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct StorageServiceTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a saved image is a page of its chapter at once`() async throws {
        let service = StorageService(library: try await place.open(), environment: environment)
        let before = service.getChapterDirectory(mangaSlug: "one-piece", chapterNumber: 1)
        #expect(!service.isChapterDownloaded(mangaSlug: "one-piece", chapterNumber: 1))

        for index in 0..<2 {
            try await service.saveImage(
                try PageImage.sample(index),
                mangaSlug: "one-piece",
                chapterNumber: 1,
                pageIndex: index
            )
        }

        #expect(service.isChapterDownloaded(mangaSlug: "one-piece", chapterNumber: 1))
        let directory = service.getChapterDirectory(mangaSlug: "one-piece", chapterNumber: 1)
        #expect(directory == before)
        let url = try #require(service.getImageURL(mangaSlug: "one-piece", chapterNumber: 1, pageIndex: 1))
        #expect(url.path == directory.path + "/002.jpg")
        #expect(try Data(contentsOf: url) == PageImage.sample(1).jpegData(compressionQuality: 0.8))
        let files = ["001.jpg", "002.jpg", "manifest.json"]
        #expect(place.tree == files.map { "testing/one-piece […]/1 […]/" + $0 })
        #expect(service.getStorageSize() == Int64(try (0..<2).map(size).reduce(0, +)))
    }

    @Test func `pages with a gap are kept, but are no downloaded chapter`() async throws {
        let service = StorageService(library: try await place.open(), environment: environment)
        let image = try PageImage.sample(1)
        for index in [0, 2] {
            try await service.saveImage(image, mangaSlug: "one-piece", chapterNumber: 1, pageIndex: index)
        }

        #expect(!service.isChapterDownloaded(mangaSlug: "one-piece", chapterNumber: 1))
        #expect(service.getImageURL(mangaSlug: "one-piece", chapterNumber: 1, pageIndex: 2) != nil)
        #expect(service.getImageURL(mangaSlug: "one-piece", chapterNumber: 1, pageIndex: 1) == nil)
    }

    @Test func `saving twice keeps the last, and many at once lose none`() async throws {
        let library = try await place.open()
        let service = StorageService(library: library, environment: environment)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in (0..<12).flatMap({ [$0, $0] }) {
                let image = try PageImage.sample(index)
                group.addTask {
                    try await service.saveImage(image, mangaSlug: "a", chapterNumber: 7, pageIndex: index)
                }
            }
            try await group.waitForAll()
        }

        #expect(service.isChapterDownloaded(mangaSlug: "a", chapterNumber: 7))
        #expect(try await library.pages.usage(of: environment).pages == 12)
        #expect(place.tree.count == 13)
        let chapters = try await library.pages.chapters(in: nil, of: nil)
        await library.close()
        try place.loseDatabase()
        let again = try await place.open()
        _ = try await again.pages.reconcile()
        #expect(try await again.pages.chapters(in: nil, of: nil) == chapters)
    }

    @Test func `downloaded chapters answer too, by their slug and number`() async throws {
        let library = try await place.open()
        let service = StorageService(library: library, environment: environment)
        try await library.store(.sample("10.5"), pages: 2)
        let number = try #require(ChapterNumber("10.50"))

        #expect(service.isChapterDownloaded(mangaSlug: "lantern-street", chapterNumber: number))
        #expect(!service.isChapterDownloaded(mangaSlug: "lantern-street", chapterNumber: 10))
        let url = service.getImageURL(mangaSlug: "lantern-street", chapterNumber: number, pageIndex: 1)
        #expect(try Data(contentsOf: try #require(url)) == PageImage.png(1))

        try await service.saveImage(
            try PageImage.sample(5),
            mangaSlug: "lantern-street",
            chapterNumber: number,
            pageIndex: 1
        )
        let folder = "testing/Lantern Street […]/10.5 Rain […]/"
        #expect(place.tree == ["001.png", "002.jpg", "manifest.json"].map { folder + $0 })

        #expect(service.deleteDownloadedChapter(mangaSlug: "lantern-street", chapterNumber: number))
        #expect(!service.deleteDownloadedChapter(mangaSlug: "lantern-street", chapterNumber: number))
        #expect(place.tree == [])
        #expect(service.getStorageSize() == 0)
    }

    @Test(arguments: ["../../etc", "a/b", "", ".", "\u{0}\u{1B}"])
    func `no slug leaves the library's folder`(slug: String) async throws {
        let service = StorageService(library: try await place.open(), environment: environment)

        try await service.saveImage(try PageImage.sample(1), mangaSlug: slug, chapterNumber: -1, pageIndex: 0)

        #expect(service.isChapterDownloaded(mangaSlug: slug, chapterNumber: -1))
        #expect(place.tree.count == 2)
        #expect(place.tree.allSatisfy { $0.split(separator: "/").count == 4 })
        await #expect(throws: StorageError.self) {
            try await service.saveImage(try PageImage.sample(1), mangaSlug: slug, chapterNumber: 1, pageIndex: -1)
        }
    }

    @Test func `sizes read the same everywhere`() async throws {
        let service = StorageService(library: try await place.open(), environment: environment)

        #expect(service.formatFileSize(12_345_678) == "12.3 MB")
        #expect(service.formatFileSize(Int64.min) == "0 B")
    }

    private func size(_ number: Int) throws -> Int {
        try #require(try PageImage.sample(number).jpegData(compressionQuality: 0.8)).count
    }
}
