import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

/// The lists of manga, the environments and the pages of a chapter, by width and state.
struct WidthTests {
    private static let moon = Manga(id: .init("m2"), slug: "moon", title: "Moon", chapterCount: 12)

    private static var found: MangaListReport {
        MangaListReport(.search("lan"), offset: 40, mangas: [Sample.manga, moon])
    }

    private static var stored: PagesReport {
        PagesReport(
            Sample.stored("6", of: moon, in: "a", pages: 2, size: 345_678),
            folder: "/home/ana/library/moon/6"
        )
    }

    private static var listed: PagesReport {
        PagesReport(
            manga: moon,
            chapter: Sample.chapter("7", "Dusk", pages: 2),
            pages: (0..<2).map { PageRow(index: $0) }
        )
    }

    private static var environments: EnvironmentsReport {
        let nas = APIConfig(id: EnvironmentID("nas"), name: "nas", serverURL: "http://nas.local", port: 8080)
        return EnvironmentsReport(
            [ConfiguredEnvironment(.production, .preset), ConfiguredEnvironment(nas, .user)],
            current: nas.id,
            start: nas.id
        )
    }

    @Test(
        arguments: [
            (
                found, 40,
                """
                Results for “lan”

                 #  Title                    Chapters
                41  灯籠通り Lantern Street         6
                42  Moon                           12
                """
            ),
            (
                found, 80,
                """
                Results for “lan”

                 #  Title                    Author      Chapters  Status
                41  灯籠通り Lantern Street  Mara Quill         6  ongoing
                42  Moon                                       12
                """
            ),
            (
                found, 200,
                """
                Results for “lan”

                 #  Title                    Author      Genres          Chapters  Status
                41  灯籠通り Lantern Street  Mara Quill  Drama, Mystery         6  ongoing
                42  Moon                                                       12
                """
            ),
            (
                MangaListReport(.popular, mangas: [moon], failure: Message(SamplePhrase.silent)), 200,
                """
                Popular

                The server is silent.

                #  Title  Chapters
                1  Moon         12
                """
            ),
            (
                stored, 40,
                """
                Moon · 6
                2 pages · 691.3 KB
                /home/ana/library/moon/6

                #      Size  File
                1  345.6 KB  001.jpg
                2  345.6 KB  002.jpg
                """
            ),
            (
                stored, 200,
                """
                Moon · 6
                2 pages · 691.3 KB
                /home/ana/library/moon/6

                #      Size  Type             Pixels  File
                1  345.6 KB  image/jpeg  1200 × 1800  001.jpg
                2  345.6 KB  image/jpeg  1200 × 1800  002.jpg
                """
            ),
            (
                listed, 80,
                """
                Moon · 7 · Dusk
                2 pages

                #
                1
                2
                """
            ),
            (
                environments, 40,
                """
                Environments
                    production  https://gitea.cbcren.on…
                *›  nas         http://nas.local:8080

                * is current, › is what a plain start
                opens
                """
            ),
            (
                environments, 200,
                """
                Environments
                    production  mangareader  https://gitea.cbcren.online:3001  built in
                *›  nas         mangareader  http://nas.local:8080             yours

                * is current, › is what a plain start opens
                """
            ),
        ] as [(any Report, Int, String)]
    )
    func `shows what there is room for`(report: any Report, width: Int, text: String) {
        #expect(report.lines(width: width, in: .english).plain == text)
    }

    private static var offline: MangaListReport {
        var report = MangaListReport(.popular, mangas: [Sample.manga, moon])
        let date = Date(timeIntervalSince1970: 1_796_040_000)
        report.knownSince = date
        report.failure = Message(
            LibraryPhrase.offlineSince,
            ["reason": .message(Message(SamplePhrase.silent)), "date": .text("30 Nov 2026")]
        )
        return report
    }

    @Test(arguments: [
        (
            40, Language.english,
            """
            Popular

            The server is silent. What follows is
            what was known on 30 Nov 2026.

            #  Title                    Chapters
            1  灯籠通り Lantern Street         6
            2  Moon                           12
            """
        ),
        (
            80, .english,
            """
            Popular

            The server is silent. What follows is what was known on 30 Nov 2026.

            #  Title                    Author      Chapters  Status
            1  灯籠通り Lantern Street  Mara Quill         6  ongoing
            2  Moon                                       12
            """
        ),
        (
            200, .english,
            """
            Popular

            The server is silent. What follows is what was known on 30 Nov 2026.

            #  Title                    Author      Genres          Chapters  Status
            1  灯籠通り Lantern Street  Mara Quill  Drama, Mystery         6  ongoing
            2  Moon                                                       12
            """
        ),
        (
            80, .spanish,
            """
            Populares

            El servidor calla. Lo que sigue es lo que se sabía el 30 Nov 2026.

            #  Título                   Autor       Capítulos  Estado
            1  灯籠通り Lantern Street  Mara Quill          6  publicándose
            2  Moon                                        12
            """
        ),
    ])
    func `a list of before says so, and of when it is`(width: Int, language: Language, text: String) {
        #expect(Self.offline.lines(width: width, in: language).plain == text)
    }

    private static var storage: StorageReport {
        StorageReport(
            [
                Sample.stored("1", of: Sample.manga, in: "a", pages: 3, size: 1_000_000),
                Sample.stored("1", of: moon, in: "b", pages: 1, size: 999),
            ],
            names: [EnvironmentID("a"): "embedded", EnvironmentID("b"): "nas"]
        )
    }

    @Test(arguments: [
        (
            40,
            """
            Storage used
            3.0 MB · 2 manga · 2 chapters · 4 pages

            Title                   Chapters    Size
            embedded                       1  3.0 MB
              灯籠通り Lantern St…         1  3.0 MB
            nas                            1   999 B
              Moon                         1   999 B
            """
        ),
        (
            200,
            """
            Storage used
            3.0 MB · 2 manga · 2 chapters · 4 pages

            Title                      Chapters  Pages    Size
            embedded                          1      3  3.0 MB
              灯籠通り Lantern Street         1      3  3.0 MB
            nas                               1      1   999 B
              Moon                            1      1   999 B
            """
        ),
    ])
    func `storage, narrow and wide`(width: Int, text: String) {
        #expect(Self.storage.lines(width: width, in: .english).plain == text)
    }

    @Test(arguments: [
        (
            40,
            """
            Moon
            2 chapters · 1 queued

            #  Title  State
            1  Dawn   queued
               vol:1 · 2026-11-30 · es · 9 pages · …
            2  Dusk
            """
        ),
        (
            200,
            """
            Moon
            2 chapters · 1 queued

            #  Vol  Title  Date        Group  Lang  Pages  State
            1    1  Dawn   2026-11-30  Owls   es        9  queued
            2       Dusk
            """
        ),
    ])
    func `chapters, narrow and wide`(width: Int, text: String) {
        var dawn = Sample.chapter("1", "Dawn", pages: 9)
        (dawn.volume, dawn.group, dawn.language) = ("1", "Owls", "es")
        dawn.releaseDate = Timestamp.date("2026-11-30T10:00:00Z")
        let rows = [ChapterRow(dawn, state: .queued), ChapterRow(Sample.chapter("2", "Dusk", pages: nil))]
        let report = ChaptersReport(MangaDetailReport(manga: Self.moon, chapters: rows))

        #expect(report.lines(width: width, in: .english).plain == text)
    }

    @Test func `speaks Spanish`() {
        #expect(
            Self.found.lines(width: 200, in: .spanish).plain == """
                Resultados de «lan»

                 #  Título                   Autor       Géneros         Capítulos  Estado
                41  灯籠通り Lantern Street  Mara Quill  Drama, Mystery          6  publicándose
                42  Moon                                                        12
                """
        )
    }

    @Test func `of many each has its number, and none is cut`() {
        let mangas = Array(repeating: Self.moon, count: 500)
        let lines = MangaListReport(.search(""), offset: 999_500, mangas: mangas).lines(width: 40, in: .english)

        #expect(lines.count == 503)
        #expect(lines.last?.plain == "1000000  Moon         12")
    }
}
