import Foundation
import MangaArchives
import MangaModels
import TestSupport
import Testing

struct ComicFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `makes a manga of each folder and a chapter of each archive in it`() throws {
        let facts = "<Series>Lantern Street</Series><Writer>Ada Vale</Writer><Genre>Drama, Fantasy</Genre>"
        try folder.comic(
            "Lantern Street/Lantern Street 001.cbz",
            facts + "<Title>One</Title><Number>1</Number><Volume>1</Volume><Summary>Dark.</Summary>"
                + "<Year>2024</Year><Month>2</Month><Day>29</Day><LanguageISO>en</LanguageISO>"
                + "<Translator>Group</Translator>"
        )
        try folder.comic("Lantern Street/Lantern Street 002.cbz")

        let series = try ComicFolder(path: folder.path).scan()

        #expect(series.count == 1)
        #expect(series[0].manga.title == "Lantern Street")
        #expect(series[0].slug == "lantern-street")
        #expect(series[0].manga.author == "Ada Vale")
        #expect(series[0].manga.summary == "Dark.")
        #expect(series[0].manga.genres == ["Drama", "Fantasy"])
        #expect(series[0].manga.chapterCount == 2)
        let first = series[0].chapters[0]
        #expect(
            first.chapter
                == Chapter(
                    id: first.id,
                    number: 1,
                    title: "One",
                    slug: "1",
                    volume: "1",
                    language: "en",
                    group: "Group",
                    pageCount: 2,
                    releaseDate: Timestamp.date("2024-02-29T00:00:00Z")
                )
        )
        #expect(series[0].chapters[1].chapter.number == 2)
    }

    @Test func `sorts chapters by number, and by volume first where numbers start again`() throws {
        for name in ["10", "9", "10.5", "Extra", "1"] { try folder.comic("One/One \(name).cbz") }
        for name in ["Vol.2 Ch.1", "Vol.1 Ch.2", "Vol.1 Ch.1", "Vol.2 Ch.2"] { try folder.comic("Two/\(name).cbz") }

        let series = try ComicFolder(path: folder.path).scan()

        #expect(series.map(\.manga.title) == ["One", "Two"])
        #expect(series[0].chapters.map(\.chapter.slug) == ["1", "9", "10", "10.5", "Extra"])
        #expect(files(of: series[1]) == ["Vol.1 Ch.1.cbz", "Vol.1 Ch.2.cbz", "Vol.2 Ch.1.cbz", "Vol.2 Ch.2.cbz"])
        #expect(series[1].chapters.allSatisfy { $0.chapter.slug == $0.id.rawValue })
        #expect(Set(series[1].chapters.map(\.id)).count == 4)
    }

    @Test func `makes one manga of each series at the top`() throws {
        try folder.comic("Lantern Street 001.cbz")
        try folder.comic("lantern street 002.cbz")
        try folder.comic("scan-4711.cbz", "<Series>Paper City</Series><Number>3</Number>")
        try folder.comic("007.cbz")

        let series = try ComicFolder(path: folder.path).scan()

        let own = (folder.path as NSString).lastPathComponent
        #expect(Set(series.map(\.manga.title)) == ["Lantern Street", "Paper City", own])
        #expect(series.first { $0.slug == "lantern-street" }?.chapters.map(\.chapter.number) == [1, 2])
        #expect(series.first { $0.slug == "paper-city" }?.chapters.map(\.chapter.slug) == ["3"])
    }

    @Test func `takes folders of images for chapters, and images beside chapters for covers`() throws {
        try folder.write("Manga/Ch 1/1.png", [1])
        try folder.write("Manga/Ch 2.5/1.png", [1])
        try folder.write("Manga/cover.jpg", [1])
        try folder.write("Single/1.png", [1])
        try folder.comic("Deep/Vol 3/Ch 20.cbz")
        try folder.write("Nothing/notes.txt", [1])
        try folder.write("cover.jpg", [1])

        let series = try ComicFolder(path: folder.path).scan()

        #expect(series.map(\.manga.title) == ["Deep", "Manga", "Single"])
        #expect(series[0].chapters.map(\.chapter.volume) == ["3"])
        #expect(series[1].chapters.map(\.chapter.slug) == ["1", "2.5"])
        #expect(series[2].chapters.map(\.chapter.title) == ["Single"])
        #expect(series[2].chapters.map(\.chapter.pageCount) == [1])
    }

    @Test func `lists what is damaged with the reason and serves the rest`() throws {
        try folder.comic("M/M 1.cbz")
        try folder.write("M/M 2.cbz", Array("PK\u{3}\u{4} cut".utf8))
        try folder.zip("M/M 3.cbz", [("notes.txt", [1])])
        try folder.write("M/M 4.cbr", [])

        let chapters = try ComicFolder(path: folder.path).scan()[0].chapters.map(\.chapter)

        #expect(chapters.map(\.number) == [1, 2, 3, 4])
        #expect(
            chapters.map(\.problem) == [
                nil, "“M 2.cbz” is cut off before its end; copy or download it again.",
                "“M 3.cbz” holds no pages: there is no image in it. Replace the file, or take it out of the folder.",
                "“M 4.cbr” is not a comic archive: its content is neither ZIP, RAR, 7z nor tar.",
            ]
        )
    }

    @Test(arguments: [
        ("..", "manga-"), ("!!!", "manga-"), ("El niño del océano", "el-niño-del-océano"), ("Fate/Extra", "fate-extra"),
        ("a\u{202E}b\u{200B}c: ?", "a-b-c"), ("星屑の図書館", "星屑の図書館"), ("مدينة الورق", "مدينة-الورق"),
    ])
    func `makes a slug that can stand in a route`(title: String, slug: String) throws {
        try folder.comic("x.cbz", "<Series>\(title)</Series>")

        let series = try ComicFolder(path: folder.path).scan()

        #expect(series[0].slug.hasPrefix(slug))
        #expect(series[0].slug.count == (slug == "manga-" ? 14 : slug.count))
    }

    @Test func `keeps slugs apart and ids the same`() throws {
        try folder.comic("A B/1.cbz")
        try folder.comic("a-b/1.cbz", "<Number>../../etc</Number>")

        let first = try ComicFolder(path: folder.path).scan()
        let second = try ComicFolder(path: folder.path).scan()

        #expect(first == second)
        #expect(Set(first.map(\.slug)).count == 2)
        #expect(first.flatMap(\.chapters).map(\.chapter.slug).contains { $0.contains("/") } == false)
    }

    @Test func `follows links inside the folder only, and never in circles`() throws {
        let other = try TemporaryFolder()
        try other.comic("Secret 1.cbz")
        try folder.comic("M/M 1.cbz")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: "\(folder.path)/Out", withDestinationPath: other.path)
        try files.createSymbolicLink(
            atPath: "\(folder.path)/M/M 2.cbz",
            withDestinationPath: "\(other.path)/Secret 1.cbz"
        )
        try files.createSymbolicLink(atPath: "\(folder.path)/M/M 3.cbz", withDestinationPath: "M 1.cbz")
        try files.createSymbolicLink(atPath: "\(folder.path)/M/up", withDestinationPath: "..")

        let report = try ComicFolder(path: folder.path).report()

        #expect(report.series.map(self.files(of:)) == [["M 1.cbz", "M 3.cbz"]])
        #expect(report.skipped.map(\.path).sorted() == ["M/M 2.cbz", "Out"])
        #expect(report.skipped.allSatisfy { $0.reason == .leadsOutside })
    }

    @Test func `looks into no folder that lies too deep, and at nothing hidden`() throws {
        try folder.comic("M/1.cbz")
        try folder.comic("M/b/c/d/e/f/g/h/2.cbz")
        try folder.comic("M/b/c/d/e/f/g/h/i/3.cbz")
        try folder.comic(".hidden/1.cbz")
        try folder.comic("M/.4.cbz")

        let report = try ComicFolder(path: folder.path).report()

        #expect(report.series.flatMap(\.chapters).map(\.chapter.number) == [1, 2])
        #expect(report.skipped == [SkippedItem(path: "M/b/c/d/e/f/g/h/i", reason: .tooDeep(limit: 8))])
    }

    @Test func `says whether a folder is missing, a file, or empty`() throws {
        let file = try folder.write("empty/notes.txt", [1])

        #expect(throws: ComicFolderError.missing(path: "/no/such/folder")) { try ComicFolder(path: "/no/such/folder") }
        #expect(throws: ComicFolderError.notAFolder(path: file)) { try ComicFolder(path: file) }
        #expect(throws: ComicFolderError.empty(path: "\(folder.path)/empty")) {
            try ComicFolder(path: "\(folder.path)/empty")
        }
        #expect(
            "\(ComicFolderError.missing(path: "/x"))" == "There is no folder “/x”; check the path."
        )
    }

    /// Root reads everything, so that this shows nothing as root.
    @Test(.enabled(if: geteuid() != 0)) func `says what it may not read, and serves the rest`() throws {
        try folder.comic("A/A 1.cbz")
        let closed = try folder.comic("A/A 2.cbz")
        try folder.comic("B/B 1.cbz")
        chmod(closed, 0)
        chmod("\(folder.path)/B", 0)
        defer { chmod("\(folder.path)/B", 0o700) }

        let series = try ComicFolder(path: folder.path).scan()

        #expect(
            series.flatMap(\.chapters).map(\.chapter.problem) == [
                nil, "“A 2.cbz” cannot be read: Permission denied.", "“B” cannot be read: Permission denied.",
            ]
        )
        chmod(folder.path, 0)
        defer { chmod(folder.path, 0o700) }
        #expect(throws: ComicFolderError.unreadable(path: folder.path, errno: EACCES)) {
            try ComicFolder(path: folder.path)
        }
    }

    private func files(of series: ComicSeries) -> [String] {
        series.chapters.map { ($0.path as NSString).lastPathComponent }
    }
}
