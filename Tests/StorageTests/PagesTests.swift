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

    @Test func `a newer copy takes the place of the older one, whose folder goes`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 2)

        let pending = try await library.pages.begin(info, pageCount: 1)
        try await library.add(try PageImage.png(7), as: 0, of: pending)
        #expect(try await library.bytes(1, of: info.key) == PageImage.png(1))
        _ = try await library.pages.commit(pending)

        #expect(try await library.bytes(0, of: info.key) == PageImage.png(7))
        #expect(try await library.pages.usage(of: nil).pages == 1)
        let folder = "testing/Lantern Street […]/10.5 Rain […] 2/"
        #expect(place.tree == ["001.png", "manifest.json"].map { folder + $0 })
    }

    @Test(arguments: [
        ("<!DOCTYPE html><html></html>", ImageError.notAnImage(what: .html)),
        ("{\"error\": 1}", .notAnImage(what: .json)), ("", .empty),
    ])
    func `what is no image is refused and removed`(body: String, reason: ImageError) async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 2)

        await #expect(throws: StorageError.notAnImage(page: 1, reason: reason)) {
            try await library.add(Data(body.utf8), as: 1, of: pending)
        }

        #expect(place.tree == ["testing/Lantern Street […]/10.5 Rain […].partial-…"])
    }

    @Test func `half an image is refused`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let bytes = try PageImage.png(1)

        await #expect(throws: StorageError.notAnImage(page: 0, reason: .truncated(.png))) {
            try await library.add(bytes.dropLast(20), as: 0, of: pending)
        }
    }

    @Test func `a chapter with a gap is not committed, and the gap is named`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 4)
        for index in [0, 2] { try await library.add(try PageImage.png(index), as: index, of: pending) }

        await #expect(throws: StorageError.incomplete(missing: [1, 3])) {
            _ = try await library.pages.commit(pending)
        }
        #expect(try await library.pages.chapter(info.key) == nil)
    }

    @Test func `a page that came again in another format leaves one file`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        try await library.add(try PageImage.png(1), as: 0, of: pending)
        try await library.add(
            try #require(try PageImage.sample(1).jpegData(compressionQuality: 0.8)),
            as: 0,
            of: pending
        )
        _ = try await library.pages.commit(pending)

        let folder = "testing/Lantern Street […]/10.5 Rain […]/"
        #expect(place.tree == ["001.jpg", "manifest.json"].map { folder + $0 })
    }

    @Test func `deleting frees the bytes once and leaves no folder behind`() async throws {
        let library = try await place.open()
        let chapter = try await library.store(info)
        try await library.catalogue.record(
            ReadingProgress(
                manga: info.manga.id,
                chapter: info.chapter.id,
                pageIndex: 2,
                totalPages: 3,
                updatedAt: place.now
            ),
            in: info.environment
        )

        #expect(try await library.pages.delete(info.key) == chapter.size)
        #expect(try await library.pages.delete(info.key) == 0)

        #expect(place.tree == [])
        #expect(try await library.pages.chapter(info.key) == nil)
        #expect(try await library.catalogue.progress(of: info.manga.id, in: info.environment).count == 1)
        await #expect(throws: StorageError.notFound(info.key)) { try await library.pages.page(0, of: info.key) }
    }

    @Test func `a page that was altered on the disk is said to be damaged`() async throws {
        let library = try await place.open()
        try await library.store(info)
        let file = try #require(place.files(named: "002.png").first)
        try Data("short".utf8).write(to: URL(fileURLWithPath: file))

        await #expect(throws: StorageError.damagedPage(1, path: file)) { try await library.pages.page(1, of: info.key) }
        await #expect(throws: StorageError.noSuchPage(9, count: 3)) { try await library.pages.page(9, of: info.key) }
    }

    @Test func `a symbolic link in place of a page is not followed`() async throws {
        let library = try await place.open()
        try await library.store(info)
        let file = try #require(place.files(named: "001.png").first)
        try FileManager.default.moveItem(atPath: file, toPath: place.folder + "/elsewhere.png")
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: place.folder + "/elsewhere.png")

        await #expect(throws: StorageError.self) { try await library.pages.page(0, of: info.key) }
    }

    @Test(arguments: [0, -1, Int.max, Int.min])
    func `a page count that no chapter has is refused`(count: Int) async throws {
        let library = try await place.open()

        await #expect(throws: StorageError.noPages(count: count)) {
            try await library.pages.begin(info, pageCount: count)
        }
    }

    @Test(arguments: [-1, 2, Int.max, Int.min])
    func `a page outside the chapter is refused`(index: Int) async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 2)

        await #expect(throws: StorageError.noSuchPage(index, count: 2)) {
            try await library.pages.open(page: index, of: pending)
        }
    }

    @Test func `chapters of all environments and mangas are told apart`() async throws {
        let library = try await place.open()
        let other = ChapterInfo.sample("10.5", environment: EnvironmentID("staging"))
        let first = try await library.store(info, pages: 1)
        let second = try await library.store(other, pages: 2)

        #expect(try await library.pages.chapters(in: nil, of: nil) == [first, second])
        #expect(try await library.pages.chapters(in: other.environment, of: nil) == [second])
        #expect(try await library.pages.chapters(in: info.environment, of: info.manga.id) == [first])
        #expect(try await library.pages.chapters(in: info.environment, of: Manga.ID("m2")) == [])
        #expect(try await library.pages.usage(of: nil).chapters == 2)
    }

    @Test func `chapters of any number stand beside each other, and none overwrites another`() async throws {
        let library = try await place.open()
        let numbers = ["5", "5.1", "5.2", "10.5", "10.50", nil, nil, "67-1", "Extra"]
        var infos: [ChapterInfo] = []
        for (index, number) in numbers.enumerated() {
            var info = ChapterInfo.sample("\(index)")
            info.chapter.number = number.flatMap(ChapterNumber.init)
            infos.append(info)
            try await library.store(info, pages: 1, from: index)
        }

        for (index, info) in infos.enumerated() {
            #expect(try await library.bytes(0, of: info.key) == (try PageImage.png(index)))
        }
        #expect(Set(place.files(named: "manifest.json")).count == numbers.count)
    }

    @Test func `eleven pages come back as 1, 2, … 10, 11, and lie in that order`() async throws {
        let library = try await place.open()

        let stored = try await library.store(info, pages: 11)

        let names = (1...11).map { String(format: "%03d.png", $0) }
        #expect(stored.pages.map(\.file) == names)
        #expect(names.sorted() == names)
        for index in 0..<11 { #expect(try await library.bytes(index, of: info.key) == (try PageImage.png(index))) }
    }

    @Test func `chapters stay beside each other when the manga gets another title`() async throws {
        let library = try await place.open()
        var later = ChapterInfo.sample("11")
        later.manga.title = "Lantern Avenue"
        try await library.store(info, pages: 1)
        try await library.store(later, pages: 1)

        #expect(Set(place.tree.map { $0.split(separator: "/")[1] }) == ["Lantern Street […]"])
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
