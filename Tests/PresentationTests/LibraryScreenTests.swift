import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

/// Library and History, whole.
struct LibraryScreenTests {
    /// Midday in UTC: the same day nearly everywhere.
    static let noon = Date(timeIntervalSince1970: 1_796_040_000)
    private static let home = EnvironmentID("home")

    static let entries = [
        LibraryEntry(
            environment: home,
            manga: Sample.manga,
            chapters: 120,
            unread: 7,
            stored: 12,
            pages: 240,
            bytes: 123_456_789,
            readAt: noon,
            storedAt: noon
        ),
        LibraryEntry(environment: home, manga: Manga(id: .init("m2"), slug: "moon", title: "Moon"), chapters: 3),
    ]

    private let library = LibraryReport(home, LibraryQuery(), LibraryExcerpt(entries, count: 2))
    private let page = LibraryReport(
        home,
        LibraryQuery("moon", order: .size, offset: 50, limit: 1),
        LibraryExcerpt([entries[1]], count: 60)
    )
    private let history = HistoryReport(
        home,
        count: 2,
        [
            HistoryEntry(
                entries[0],
                progress: ReadingProgress(
                    manga: .init("m1"),
                    chapter: .init("c2"),
                    pageIndex: 4,
                    totalPages: 20,
                    updatedAt: noon
                ),
                chapter: Sample.chapter("2", "雨の夜", pages: 20)
            ),
            HistoryEntry(
                entries[1],
                progress: ReadingProgress(
                    manga: .init("m2"),
                    chapter: .init("gone"),
                    pageIndex: 0,
                    totalPages: 1,
                    updatedAt: noon
                ),
                chapter: nil
            ),
        ]
    )

    @Test func `of a manga that was never opened, the count that a list told stands there, or a dash`() {
        var (listed, bare) = (Self.entries[0], Self.entries[1])
        for entry in [\LibraryEntry.chapters, \.unread, \.stored, \.bytes] {
            (listed[keyPath: entry], bare[keyPath: entry]) = (0, 0)
        }
        (listed.readAt, listed.storedAt) = (nil, nil)
        let report = LibraryReport(Self.home, LibraryQuery(), LibraryExcerpt([listed, bare], count: 2))

        #expect(
            report.lines(width: 80, in: .english).map(\.plain)[3...] == [
                "#  Title                    Chapters", "1  灯籠通り Lantern Street         6",
                "2  Moon                            –",
            ]
        )
    }

    @Test func `Library on 80 columns`() {
        #expect(
            library.lines(width: 80, in: .english).plain == """
                Library
                2 manga

                #  Title                    Chapters  On disk  Unread      Size  Read
                1  灯籠通り Lantern Street       120       12       7  123.4 MB  30 Nov 2026
                2  Moon                            3
                """
        )
    }

    @Test func `Library, narrow`() {
        #expect(
            library.lines(width: 40, in: .english).plain == """
                Library
                2 manga

                #  Title                Unread      Size
                1  灯籠通り Lantern S…       7  123.4 MB
                2  Moon
                """
        )
    }

    @Test func `Library, wide`() {
        #expect(
            library.lines(width: 200, in: .english).plain == """
                Library
                2 manga

                #  Title                    Author      Chapters  On disk  Unread      Size  Read
                1  灯籠通り Lantern Street  Mara Quill       120       12       7  123.4 MB  30 Nov 2026
                2  Moon                                        3
                """
        )
    }

    @Test func `Library in Spanish`() {
        #expect(
            library.lines(width: 80, in: .spanish).plain == """
                Biblioteca
                2 mangas

                #  Título                   Capítulos  En disco  Sin leer    Tamaño  Leído
                1  灯籠通り Lantern Street        120        12         7  123,4 MB  30 nov 2026
                2  Moon                             3
                """
        )
    }

    @Test func `a page of what a text found says how to go on`() {
        #expect(
            page.lines(width: 80, in: .english).plain == """
                Library: “moon”
                60 manga

                 #  Title  Chapters
                51  Moon          3

                51–51 of 60; library moon --sort size --limit 1 --page 52 shows more.
                """
        )
    }

    @Test func `an empty library, nothing found, nothing behind an offset, and a failure`() {
        func lines(_ query: LibraryQuery, count: Int = 0, failure: Message? = nil) -> String {
            LibraryReport(Self.home, query, LibraryExcerpt([], count: count), failure: failure)
                .lines(width: 80, in: .english).plain
        }

        #expect(lines(LibraryQuery()) == "Library\nNothing is known yet; look at a server with popular or search.")
        #expect(
            lines(LibraryQuery("月")) == "Library: “月”\nThe library knows no manga with “月” in its title."
        )
        #expect(lines(LibraryQuery(offset: 50), count: 3) == "Library\nThere is no page 2: there is 1 in all.")
        #expect(lines(LibraryQuery(), failure: SamplePhrase.silent.said) == "Library\n\nThe server is silent.")
    }

    @Test func `an empty library tells what other environments have`() {
        var report = LibraryReport(Self.home, LibraryQuery(), LibraryExcerpt([], count: 0))
        report.elsewhere = ["nas", "staging\u{1B}[2J"]

        #expect(
            report.lines(width: 80, in: .english).plain == """
                Library
                Nothing is known yet; look at a server with popular or search.
                Other environments have chapters on this disk: nas, staging␛[2J. env NAME
                switches, storage lists them.
                """
        )
    }

    @Test func `History of all environments, a page of it`() throws {
        var report = HistoryReport(nil, offset: 2, limit: 2, count: 5, history.entries)
        report.names = [Self.home: "Home"]

        #expect(
            report.lines(width: 80, in: .english).plain == """
                Continue reading

                #  Title                    Environment  Chapter  Page  Unread  Read
                3  灯籠通り Lantern Street  Home               2  5/20       7  30 Nov 2026
                4  Moon                     Home            gone     ✓          30 Nov 2026

                3–4 of 5; history --all --limit 2 --page 3 shows more.
                continue N goes on with one of them.
                """
        )
        #expect(try JSONText.encode(report).hasPrefix(#"{"count":5,"mangas":[{"chapter":"c2""#))
    }

    @Test func `History on 80 columns`() {
        #expect(
            history.lines(width: 80, in: .english).plain == """
                Continue reading

                #  Title                    Chapter  Page  Unread  Read
                1  灯籠通り Lantern Street        2  5/20       7  30 Nov 2026
                2  Moon                        gone     ✓          30 Nov 2026

                continue N goes on with one of them.
                """
        )
    }

    @Test func `History, narrow`() {
        #expect(
            history.lines(width: 40, in: .english).plain == """
                Continue reading

                #  Title                   Chapter  Page
                1  灯籠通り Lantern Stre…        2  5/20
                2  Moon                       gone     ✓

                continue N goes on with one of them.
                """
        )
    }

    @Test func `History, wide`() {
        #expect(
            history.lines(width: 200, in: .english).plain == """
                Continue reading

                #  Title                    Chapter  Its title  Page  Unread  Read
                1  灯籠通り Lantern Street        2  雨の夜     5/20       7  30 Nov 2026
                2  Moon                        gone                ✓          30 Nov 2026

                continue N goes on with one of them.
                """
        )
    }

    @Test func `History in Spanish, and without any`() {
        #expect(
            history.lines(width: 80, in: .spanish).plain == """
                Seguir leyendo

                #  Título                   Capítulo  Página  Sin leer  Leído
                1  灯籠通り Lantern Street         2    5/20         7  30 nov 2026
                2  Moon                         gone       ✓            30 nov 2026

                continue N sigue con uno de ellos.
                """
        )
        #expect(
            HistoryReport(Self.home, count: 0, []).lines(width: 80, in: .english).plain == """
                Continue reading
                Nothing has been read yet; open a manga and read a chapter, or name one:
                continue NAME.
                """
        )
    }

    @Test func `their keys are stable`() throws {
        #expect(
            try JSONText.encode(page) == """
                {"count":60,"environment":"home","mangas":[{"bytes":0,"chapters":3,"id":"m2","pages":0,"slug":"moon",\
                "stored":0,"title":"Moon","unread":0}],"offset":50,"query":"moon","sort":"size"}
                """
        )
        #expect(
            try JSONText.encode(history).hasPrefix(
                """
                {"count":2,"environment":"home","mangas":[{"chapter":"c2","chapterTitle":"雨の夜","completed":false,\
                "environment":"home","id":"m1","number":2,"page":5,"pages":20,"readAt":"2026-11-30T12:00:00Z","slug":"lantern-street",\
                "title":"灯籠通り Lantern Street","unread":7},
                """
            )
        )
        #expect(
            try LibraryReport.table.rows(of: library)[0] == [
                "m1", "lantern-street", "灯籠通り Lantern Street", "120", "12", "7", "123456789", "2026-11-30T12:00:00Z",
            ]
        )
        #expect(
            try HistoryReport.table.rows(of: history)[1]
                == ["m2", "moon", "Moon", "gone", "", "1", "1", "true", "0", "2026-11-30T12:00:00Z", ""]
        )
    }
}
