import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
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
