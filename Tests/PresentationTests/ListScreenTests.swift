import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

/// The screens with one list or one table of facts.
struct ListScreenTests {
    private static let moon = Manga(id: .init("m2"), slug: "moon", title: "Moon", chapterCount: 12)
    private static let popular = MangaListReport(.popular, mangas: [Sample.manga, moon])
    private static let pages = PagesReport(
        Sample.stored("6", of: moon, in: "a", pages: 2, size: 345_678),
        folder: "/home/ana/library/moon/6"
    )
    private static let storage = StorageReport(
        [
            Sample.stored("1", of: Sample.manga, in: "a", pages: 3, size: 1_000_000),
            Sample.stored("2", of: Sample.manga, in: "a", pages: 3, size: 1_000_000),
            Sample.stored("1", of: moon, in: "a", pages: 1, size: 999),
            Sample.stored("1", of: moon, in: "production", pages: 1, size: 999_960),
        ],
        names: [EnvironmentID("a"): "embedded"]
    )
    private static let health = HealthReport(
        environment: "production",
        url: "https://example.org:3001",
        health: ServerHealth(status: "ok", version: "1.2", uptime: 93_784.9, timestamp: "2026-11-30T08:15:00Z"),
        milliseconds: 12
    )
    private static let environments = EnvironmentsReport(
        [
            ConfiguredEnvironment(
                APIConfig(id: EnvironmentID("home-1"), name: "home", serverURL: "http://u:moth@nas"),
                .user
            ),
            ConfiguredEnvironment(.production, .changedPreset), ConfiguredEnvironment(.testing, .preset),
        ],
        current: EnvironmentID("testing"),
        start: EnvironmentID("home-1")
    )
    private static let server = ServerStorageReport(
        environment: "production",
        storage: ServerStorage(
            totalMangas: 2,
            totalChapters: 30,
            totalPages: 600,
            totalSize: 123_456_789,
            totalSizeFormatted: "117.7 MB",
            available: 5_000_000_000
        )
    )

    @Test(arguments: [
        (
            popular as any Report,
            """
            Popular

            #  Title                    Author      Chapters  Status
            1  灯籠通り Lantern Street  Mara Quill         6  ongoing
            2  Moon                                       12
            """,
            """
            Populares

            #  Título                   Autor       Capítulos  Estado
            1  灯籠通り Lantern Street  Mara Quill          6  publicándose
            2  Moon                                        12
            """
        ),
        (
            MangaListReport(.search("moon"), offset: 20, mangas: [moon]),
            """
            Results for “moon”

             #  Title  Chapters
            21  Moon         12
            """,
            """
            Resultados de «moon»

             #  Título  Capítulos
            21  Moon           12
            """
        ),
        (
            MangaListReport(.search("x"), mangas: []),
            """
            Results for “x”

            Nothing was found for “x”; try a part of the title or of the author's name.
            """,
            """
            Resultados de «x»

            No se ha encontrado nada de «x»; pruebe con una parte del título o del nombre
            del autor.
            """
        ),
        (
            pages,
            """
            Moon · 6
            2 pages · 691.3 KB
            /home/ana/library/moon/6

            #      Size  Type             Pixels  File
            1  345.6 KB  image/jpeg  1200 × 1800  001.jpg
            2  345.6 KB  image/jpeg  1200 × 1800  002.jpg
            """,
            """
            Moon · 6
            2 páginas · 691,3 KB
            /home/ana/library/moon/6

            #    Tamaño  Tipo            Píxeles  Archivo
            1  345,6 KB  image/jpeg  1200 × 1800  001.jpg
            2  345,6 KB  image/jpeg  1200 × 1800  002.jpg
            """
        ),
        (
            storage,
            """
            Storage used
            7.0 MB · 3 manga · 4 chapters · 8 pages

            Title                      Chapters  Pages      Size
            embedded                          3      7    6.0 MB
              灯籠通り Lantern Street         2      6    6.0 MB
              Moon                            1      1     999 B
            production                        1      1  999.9 KB
              Moon                            1      1  999.9 KB
            """,
            """
            Almacenamiento usado
            7,0 MB · 3 mangas · 4 capítulos · 8 páginas

            Título                     Capítulos  Páginas    Tamaño
            embedded                           3        7    6,0 MB
              灯籠通り Lantern Street          2        6    6,0 MB
              Moon                             1        1     999 B
            production                         1        1  999,9 KB
              Moon                             1        1  999,9 KB
            """
        ),
        (
            health,
            """
            production
            Address      https://example.org:3001
            Status       ok
            Version      1.2
            Up for       1 d 2 h
            Server time  2026-11-30T08:15:00Z
            Answered in  12 ms
            """,
            """
            production
            Dirección          https://example.org:3001
            Estado             ok
            Versión            1.2
            Activo desde hace  1 d 2 h
            Hora del servidor  2026-11-30T08:15:00Z
            Respondió en       12 ms
            """
        ),
        (
            environments,
            """
            Environments
             ›  home        mangareader  http://u:***@nas:3001             yours
                production  mangareader  https://gitea.cbcren.online:3001  changed
            *   testing     mangareader  http://localhost:3001             built in

            * is current, › is what a plain start opens
            """,
            """
            Entornos
             ›  home        mangareader  http://u:***@nas:3001             suyo
                production  mangareader  https://gitea.cbcren.online:3001  cambiado
            *   testing     mangareader  http://localhost:3001             de fábrica

            * es el actual, › es el que abre un inicio sin más
            """
        ),
        (
            server,
            """
            Storage of production
            Manga      2
            Chapters   30
            Pages      600
            Size       123.4 MB
            Available  5.0 GB
            """,
            """
            Almacenamiento de production
            Mangas      2
            Capítulos   30
            Páginas     600
            Tamaño      123,4 MB
            Disponible  5,0 GB
            """
        ),
        (
            DownloadOrder(
                queued: Sample.downloads.active,
                alreadyStored: [Sample.chapter("1", nil, pages: nil)]
            ),
            "2 chapters queued. 1 already downloaded.",
            "2 capítulos en cola. 1 ya descargado."
        ),
    ])
    func `is drawn in English and Spanish`(report: any Report, english: String, spanish: String) {
        #expect(report.lines(width: 80, in: .english).plain == english)
        #expect(report.lines(width: 80, in: .spanish).plain == spanish)
    }

    @Test func `leaves out on a narrow screen what one can do without`() {
        #expect(
            Self.popular.lines(width: 40, in: .english).plain == """
                Popular

                #  Title                    Chapters
                1  灯籠通り Lantern Street         6
                2  Moon                           12
                """
        )
        #expect(
            Self.environments.lines(width: 40, in: .english).plain == """
                Environments
                 ›  home        http://u:***@nas:3001
                    production  https://gitea.cbcren.on…
                *   testing     http://localhost:3001

                * is current, › is what a plain start
                opens
                """
        )
    }

    @Test(
        arguments: [
            (MangaListReport(.popular, mangas: []), "The server has no popular manga."),
            (MangaListReport(.library, mangas: []), "Nothing is known yet; look at a server with popular or search."),
            (MangaListReport(.search(""), mangas: []), "The server has no manga."),
            (MangaListReport(.search("x"), offset: 40, mangas: []), "There is nothing after number 40."),
            (MangaListReport(.popular, mangas: [], failure: Message(SamplePhrase.silent)), "The server is silent."),
            (StorageReport([StoredChapter]()), "Nothing is stored on this machine yet."),
            (
                PagesReport(manga: moon, chapter: Chapter(id: .init("c")), pages: []),
                "This chapter has no pages."
            ),
        ] as [(any Report, String)]
    )
    func `describes emptiness`(report: any Report, words: String) {
        #expect(report.lines(width: 80, in: .english).last?.plain == words)
    }

    @Test(arguments: [
        (
            Language.english, "1 of 2 pages, 1 missing · 345.6 KB",
            "This page is missing, as was allowed: 2. repair asks for it again."
        ),
        (
            .spanish, "1 de 2 páginas, falta 1 · 345,6 KB",
            "Falta esta página, como se permitió: 2. repair la pide de nuevo."
        ),
    ])
    func `names the pages that a chapter does without`(language: Language, count: String, words: String) throws {
        var stored = Sample.stored("6", of: Self.moon, in: "a", pages: 1, size: 345_678)
        stored.missing = [1]
        let report = PagesReport(stored, folder: nil)

        let lines = report.lines(width: 80, in: language).map(\.plain)

        #expect(lines.contains(count))
        #expect(lines.contains(words))
        #expect(try JSONText.encode(report).contains("\"missingPages\":[2],"))
    }

    @Test(arguments: [
        (Language.english, "1 chapter · 1 downloaded · 1 with pages missing", "✓ 1 missing"),
        (.spanish, "1 capítulo · 1 descargado · 1 con páginas que faltan", "✓ falta 1"),
    ])
    func `marks a chapter that does without pages`(language: Language, count: String, state: String) throws {
        let row = ChapterRow(Sample.chapter("1", nil, pages: 6), state: .downloaded, missingPages: [2])
        let report = MangaDetailReport(manga: Self.moon, chapters: [row])

        for width in [40, 80] {
            let lines = report.lines(width: width, in: language).map(\.plain)
            #expect(lines.contains { $0.hasSuffix(state) })
            #expect(width < 80 || lines.contains(count))
        }
        #expect(try JSONText.encode(report).contains("\"missingPages\":[3],"))
    }
}
