import Foundation
import MangaArchives
import MangaImaging
import MangaKit
import MangaModels
import Testing

/// One library is drawn for all of these; it takes a while without optimisation.
@Suite(.serialized, DrawnOnce())
struct SampleLibraryTests {
    private let library: TemporaryLibrary

    init() throws {
        library = try #require(DrawnOnce.library)
    }

    @Test func `tells of four series in four languages`() throws {
        let series = try ComicFolder(path: library.path).scan()

        #expect(
            series.map { "\($0.manga.title): \($0.chapters.compactMap(\.chapter.number))" }.sorted() == [
                "La cocina de los cometas: [1, 2, 3, Extra]",
                "Lantern Street: [1, 2, 3, 4, 5, 6]",
                "حديقة النجوم: [1, 2, 3, 4]",
                "月と小さな灯台: [1, 2, 3, 10, 10.5, 11]",
            ]
        )
        #expect(series.allSatisfy { $0.manga.author != nil && $0.manga.summary != nil && !$0.manga.genres.isEmpty })
        #expect(series.flatMap(\.chapters).allSatisfy { $0.chapter.problem == nil && $0.chapter.pageCount == 6 })
        #expect(Set(series.flatMap(\.chapters).map(\.chapter.language)) == ["en", "ja", "es", "ar"])
    }

    @Test func `has pages that are whole images of their names' formats`() throws {
        for path in try library.archives() {
            let book = try openComic(at: path)
            #expect(book.pages.map(\.index) == [0, 1, 2, 3, 4, 5])
            for page in book.pages {
                let facts = try ImageInspector.inspect(library.bytes(of: page, in: book))
                #expect((facts.width, facts.height) == (600, 850))
                #expect(page.name.hasSuffix(".\(facts.format.fileExtension)"))
            }
        }
    }

    @Test func `uses JPEG, PNG and WebP and pages that differ`() throws {
        var formats: Set<ImageFormat> = []
        var pages: Set<Data> = []
        for path in try library.archives() {
            let book = try openComic(at: path)
            for page in book.pages {
                let bytes = try library.bytes(of: page, in: book)
                pages.insert(bytes)
                if let format = ImageInspector.sniff(bytes) { formats.insert(format) }
            }
        }

        #expect(formats == [.jpeg, .png, .webp])
        #expect(pages.count == 120)
    }

    @Test func `is read from the right where its language is`() throws {
        let readings = try library.archives().map { path in
            let info = try #require(openComic(at: path).info)
            return "\(info.languageISO ?? "") \(info.manga?.rawValue ?? "")"
        }

        #expect(Set(readings) == ["en Yes", "es Yes", "ja YesAndRightToLeft", "ar YesAndRightToLeft"])
    }

    @Test func `is drawn again to the same bytes, and only what is missing`() throws {
        let missing = try #require(library.archives().first { $0.hasSuffix("010.5.cbz") })
        let mine = library.path + "/mine.txt"
        let original = try Data(contentsOf: URL(filePath: missing))
        try FileManager.default.removeItem(atPath: missing)
        try Data("mine".utf8).write(to: URL(filePath: mine))
        let others = try library.archives().map(modificationDate)

        try SampleLibrary.draw(in: library.path)

        #expect(try Data(contentsOf: URL(filePath: missing)) == original)
        #expect(try Data(contentsOf: URL(filePath: mine)) == Data("mine".utf8))
        #expect(try library.archives().filter { $0 != missing }.map(modificationDate) == others)
    }

    @Test func `leaves nothing beside itself`() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: library.parent) == ["sample"])
    }

    @Test func `says where it cannot be written`() throws {
        let file = library.path + "/La cocina de los cometas/La cocina de los cometas 001.cbz"

        #expect(throws: SampleLibraryError.unwritable(path: file, errno: EEXIST)) {
            try SampleLibrary.draw(in: file + "/sample")
        }
    }

    private func modificationDate(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
