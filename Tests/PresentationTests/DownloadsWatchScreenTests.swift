import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct DownloadsWatchScreenTests {
    /// Rows 8 to 12 of 40,000, the second of which is under the cursor.
    private static var active: DownloadsWatchReport {
        var rows = [
            Sample.download("d1", "8", .downloading, done: 5, of: 20),
            Sample.download("d2", "9.5", .downloading, done: 199, of: 1200),
            Sample.download("d3", "10", .queued, done: 0, of: 0),
            Sample.download("d4", "11", .paused, done: 3, of: 9),
            Sample.download("d5", "Extra", .offline, done: 3, of: 9),
        ]
        (rows[0].bytesPerSecond, rows[0].timeLeft) = (1_234_567, .seconds(72))
        (rows[1].bytesPerSecond, rows[1].timeLeft) = (900, .seconds(7_200))
        rows[2].priority = 10
        var report = DownloadsWatchReport(
            .active,
            rows: rows,
            first: 7,
            cursor: 1,
            counts: [.active: 40_000, .completed: 3, .failed: 1]
        )
        report.active = DownloadCounts(running: 2, waiting: 39_997, paused: 1)
        (report.bytesPerSecond, report.timeLeft) = (4_200_000, .seconds(3_900))
        report.storage = StorageUsage(mangas: 1, chapters: 3, pages: 24, bytes: 12_345_678)
        return report
    }

    private static var failed: DownloadsWatchReport {
        DownloadsWatchReport(
            .failed,
            rows: [Sample.download("d4", "10.5", .failed(reason: Sample.failure), done: 1, of: 9)],
            cursor: 0,
            counts: [.active: 0, .completed: 3, .failed: 1]
        )
    }

    private func lines(_ report: DownloadsWatchReport, _ width: Int, _ height: Int, _ language: Language = .english)
        -> String
    {
        DownloadsWatchScreen.lines(report, width: width, height: height, in: language).plain
    }

    @Test func `of a normal width it shows speeds and times, and which rows there are`() {
        #expect(
            lines(Self.active, 80, 12) == """
                [Active (40,000)] · Completed (3) · Failed (1)
                2 downloading, 39,997 waiting, 1 paused · 4.2 MB/s · 1 h 5 min

                   8  灯籠通り Lant…  8         ███░░░░░░░░░ 5/20           1.2 MB/s  1 min 12 s
                ›  9  灯籠通り Lant…  9.5       █░░░░░░░░░░░ 199/1200        900 B/s   2 h 0 min
                  10  灯籠通り Lant…  10     ↑  queued
                  11  灯籠通り Lant…  11        paused
                  12  灯籠通り Lant…  Extra     ████░░░░░░░░ 3/9       no connection


                8–12 of 40,000 · Storage used: 12.3 MB in 3 chapters
                q quit  ? help  c cancel  p pause  Tab completed
                """
        )
    }

    @Test func `of a narrow width numbers stay whole, speed and time of the chosen row stand below`() {
        #expect(
            lines(Self.active, 40, 12) == """
                [Active (40,000)] · Done (3) · Fail. (1)
                2 downloading, 39,997 waiting, 1 paused

                   8  灯籠通…  8         █░░░░░ 5/20
                ›  9  灯籠通…  9.5       ░░░░░░ 199/1200
                  10  灯籠通…  10     ↑  queued
                  11  灯籠通…  11        paused
                  12  灯籠通…  Extra     3/9  no connec…

                900 B/s · 2 h 0 min
                8–12 of 40,000 · Storage used: 12.3 MB
                q quit  ? help  c cancel  p pause
                """
        )
    }

    @Test func `of a wide width it has long bars and whole words`() {
        #expect(
            lines(Self.active, 200, 12) == """
                [Active (40,000)] · Completed (3) · Failed (1)
                2 downloading, 39,997 waiting, 1 paused · 4.2 MB/s · 1 h 5 min

                   8  灯籠通り Lantern Street  8         █████░░░░░░░░░░░░░░░ 5/20           1.2 MB/s  1 min 12 s
                ›  9  灯籠通り Lantern Street  9.5       ███░░░░░░░░░░░░░░░░░ 199/1200        900 B/s   2 h 0 min
                  10  灯籠通り Lantern Street  10     ↑  queued
                  11  灯籠通り Lantern Street  11        paused
                  12  灯籠通り Lantern Street  Extra     ██████░░░░░░░░░░░░░░ 3/9       no connection


                8–12 of 40,000 · Storage used: 12.3 MB in 3 chapters
                q quit  ? help  c cancel  p pause  Tab completed
                """
        )
    }

    @Test func `speaks Spanish`() {
        #expect(
            lines(Self.active, 80, 12, .spanish) == """
                [Activas (40.000)] · Completadas (3) · Fallidas (1)
                2 descargando, 39.997 en espera, 1 en pausa · 4,2 MB/s · 1 h 5 min

                   8  灯籠通り Lante…  8         ███░░░░░░░░░ 5/20          1,2 MB/s  1 min 12 s
                ›  9  灯籠通り Lante…  9.5       █░░░░░░░░░░░ 199/1200       900 B/s   2 h 0 min
                  10  灯籠通り Lante…  10     ↑  en cola
                  11  灯籠通り Lante…  11        en pausa
                  12  灯籠通り Lante…  Extra     ████░░░░░░░░ 3/9       sin conexión


                8–12 de 40.000 · Almacenamiento usado: 12,3 MB en 3 capítulos
                q salir  ? ayuda  c cancelar  p pausar  Tab completadas
                """
        )
    }

    @Test(arguments: [
        (1, "› 1  灯籠通り Lantern Street  10.5  ✗"),
        (
            3,
            """
            Active (0) · Completed (3) · [Failed (1)]
            › 1  灯籠通り Lantern Street  10.5  ✗
            q quit  ? help  r retry  c clear list  Tab active
            """
        ),
        (
            8,
            """
            Active (0) · Completed (3) · [Failed (1)]


            › 1  灯籠通り Lantern Street  10.5  ✗

            The disk is full.

            q quit  ? help  r retry  c clear list  Tab active
            """
        ),
    ])
    func `of few rows, those of the downloads are the last to go`(height: Int, text: String) {
        #expect(lines(Self.failed, 80, height) == text)
    }

    @Test(arguments: [
        (DownloadsTab.active, "Nothing is downloading. Open a manga and\nchoose chapters with download."),
        (.completed, "No download has been completed yet."),
        (.failed, "No download has failed."),
    ])
    func `an empty tab says so in words`(tab: DownloadsTab, words: String) {
        let text = lines(DownloadsWatchReport(tab), 40, 10)

        let tabs = ["Active (0)", "Completed (0)", "Failed (0)"]
        let current = DownloadsTab.allCases.firstIndex(of: tab)
        #expect(
            text.hasPrefix(
                tabs.enumerated().map { $0 == current ? "[\($1)]" : $1 }.joined(separator: " ")
                    + "\n\n\n" + words
            )
        )
        #expect(
            text.hasSuffix(
                "\nq quit  ? help  Tab " + (tab == .active ? "completed" : tab == .completed ? "failed" : "active")
            )
        )
    }

    @Test func `what is in the way stands above the rows`() {
        var report = Self.active
        report.hasWorker = false
        #expect(lines(report, 80, 12).contains("\nNobody works on the queue; downloads run does.\n"))
        report.isPaused = true
        #expect(
            lines(report, 80, 12).contains("\nEverything is paused, and so is what is added; resume lets it go on.\n")
        )
        report.failure = Sample.failure
        #expect(lines(report, 80, 12).contains("\nThe disk is full.\n"))
    }

    @Test(arguments: [
        (Language.english, "Cancel all downloads (40,000)? y/n"), (.spanish, "(40.000)? s/n"),
    ])
    func `a question keeps its answers`(language: Language, words: String) {
        var report = Self.active
        report.footer = .question(Message(WatchPhrase.askCancelAll, ["count": .count(40_000)]))

        let last = DownloadsWatchScreen.lines(report, width: language == .english ? 80 : 32, height: 12, in: language)
            .last
        #expect(last?.plain == words)
    }

    @Test(arguments: [
        (
            Language.english,
            """
            ↑ ↓                 another row
            PgUp PgDn Home End  a page further, first and last row
            Tab                 the next tab
            c                   cancel; clear the list of what ended
            r                   retry the failed download
            p                   pause the download, or let it go on
            C R P               the same with all of them
            X                   remove all chapters from this disk; asks first
            ?                   this help; any key closes it
            q Esc ^C            leave; the downloads go on
            """
        ),
        (
            .spanish,
            """
            ↑ ↓                 otra fila
            PgUp PgDn Home End  una página más, primera y última fila
            Tab                 la pestaña siguiente
            c                   cancela; vacía la lista de terminadas
            r                   reintenta la descarga fallida
            p                   pausa la descarga o deja que continúe
            C R P               lo mismo con todas
            X                   quita todos los capítulos de este disco; antes pregunta
            ?                   esta ayuda; cualquier tecla la cierra
            q Esc ^C            sale; las descargas continúan
            """
        ),
    ])
    func `help tells all keys`(language: Language, words: String) {
        var report = Self.active
        report.footer = .help

        #expect(lines(report, 80, 12, language) == words + "\n\n")
    }

    @Test func `a long reason is wrapped, and told once`() {
        var report = Self.failed
        report.rows[0].state = .failed(
            reason: Message(
                PresentationPhrase.otherReason,
                ["reason": .text("The server said that page 3 is gone, and so it is; ask whoever runs it.")]
            )
        )
        #expect(
            lines(report, 40, 20) == """
                Active (0) Completed (3) [Failed (1)]


                › 1  灯籠通り Lantern Street  10.5  ✗











                The server said that page 3 is gone, and
                so it is; ask whoever runs it.


                q quit  ? help  r retry  c clear list
                """
        )
        var waiting = Self.active
        waiting.cursor = 4
        waiting.rows[4].obstacle = Sample.failure
        #expect(lines(waiting, 80, 12).contains("\nThe disk is full.\n"))
        waiting.failure = Sample.failure
        #expect(lines(waiting, 80, 12).components(separatedBy: "The disk is full.").count == 2)
    }

    @Test func `what is asked stands there whole, over what is above it`() {
        var report = Self.failed
        report.footer = .question(
            Message(
                WatchPhrase.askClearStorage,
                ["chapters": .count(12), "size": .size(5_100_000), "downloads": .count(1)]
            )
        )
        #expect(
            lines(report, 40, 10).hasSuffix(
                """
                The disk is full.
                Remove all 12 chapters (5.1 MB) from
                this disk and cancel 1 download? y/n
                """
            )
        )
    }

    @Test(arguments: [1, 2, 3, 5, 8, 24], Language.allCases)
    func `it never leaves the screen`(height: Int, language: Language) {
        var hostile = Self.active
        hostile.rows[0].mangaTitle = Sample.hostile
        hostile.failure = Message(PresentationPhrase.otherReason, ["reason": .text(Sample.hostile)])
        for report in [Self.active, Self.failed, hostile, DownloadsWatchReport(.active)] {
            for width in [1, 10, 39, 79, 199] {
                let lines = DownloadsWatchScreen.lines(report, width: width, height: height, in: language)

                #expect(lines.count == height && lines.allSatisfy { $0.width <= width })
                #expect(lines.map(\.plain) == lines.map { $0.plain.neutralised })
            }
        }
    }
}
