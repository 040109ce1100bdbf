import Foundation
import MangaArchives
import MangaModels
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
}
