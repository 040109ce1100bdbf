import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct DownloadsScreenTests {
    @Test func `shows three tabs and the storage used`() {
        #expect(
            Sample.downloads.lines(width: 80, in: .english).plain == """
                Active (2)
                1  灯籠通り Lantern Street  2  ███░░░░░░░░░ 5/20
                2  灯籠通り Lantern Street  3  queued

                Completed (1)
                1  灯籠通り Lantern Street  1  ✓ 24 pages

                Failed (1)
                1  灯籠通り Lantern Street  10.5  ✗
                   The disk is full.

                Storage used: 12.3 MB in 1 chapter
                """
        )
    }

    @Test(arguments: [40_000, 10_000])
    func `of very many the first fifty are shown, and it says how many more there are`(listed: Int) throws {
        var report = Sample.downloads
        let row = try #require(report.active.last)
        report.active = Array(repeating: row, count: listed)
        report.counts[.active] = 40_000
        report.tab = .active

        let lines = report.lines(width: 80, in: .english).plain.split(separator: "\n")

        #expect(lines.first == "[Active (40,000)] · Completed (1) · Failed (1)")
        #expect(lines.count { $0.contains("queued") } == 50)
        #expect(lines.contains { $0.hasSuffix("… and 39,950 more; --json has them all.") })
    }

    @Test(arguments: [
        (Language.english, "Completed (50 of 70)", "   … and 20 older ones that are not listed any more."),
        (.spanish, "Completadas (50 de 70)", "   … y 20 más antiguas que ya no se listan."),
    ])
    func `where more were completed than are listed, it says of how many`(
        language: Language,
        title: String,
        rest: String
    ) throws {
        var report = Sample.downloads
        report.completed = Array(repeating: report.completed[0], count: 50)
        report.counts = [.completed: 70, .failed: 3]

        let lines = report.lines(width: 80, in: language).map(\.plain)

        #expect(lines.contains(title))
        #expect(lines.contains(rest))
        #expect(lines.contains { $0.contains("retry all") })
        #expect(try JSONText.encode(report).contains(#""counts":{"active":2,"completed":70,"failed":3}"#))
    }

    @Test(arguments: [
        (Language.spanish, 40, ["[Activas (2)] · Compl. (1) · Fall. (1)"]),
        (.spanish, 48, ["[Activas (2)] · Completadas (1) · Fallidas (1)"]),
        (.spanish, 30, ["[Activas (2)]", "Completadas (1)", "Fallidas (1)"]),
        (.english, 40, ["[Active (2)] Completed (1) Failed (1)"]),
        (.english, 33, ["[Active (2)] Done (1) Fail. (1)"]),
    ])
    func `the names of the tabs are readable on any screen`(language: Language, width: Int, lines: [String]) {
        var report = Sample.downloads
        report.tab = .active

        #expect(report.lines(width: width, in: language).map(\.plain).prefix(lines.count) == lines[...])
    }

    @Test func `a chapter without a number goes by its title`() {
        var row = Sample.download("d1", "1", .queued, done: 0, of: 0)
        row.chapter = Chapter(id: .init("5f1c-9"), title: "Afterword")

        let text = DownloadsReport(active: [row]).lines(width: 80, in: .english).plain
        #expect(text.contains("Street  Afterword  queued"))
    }

    @Test func `speaks Spanish`() {
        #expect(
            Sample.downloads.lines(width: 80, in: .spanish).plain == """
                Activas (2)
                1  灯籠通り Lantern Street  2  ███░░░░░░░░░ 5/20
                2  灯籠通り Lantern Street  3  en cola

                Completadas (1)
                1  灯籠通り Lantern Street  1  ✓ 24 páginas

                Fallidas (1)
                1  灯籠通り Lantern Street  10.5  ✗
                   El disco está lleno.

                Almacenamiento usado: 12,3 MB en 1 capítulo
                """
        )
    }

    @Test func `shortens titles where it is narrow`() {
        #expect(
            Sample.downloads.lines(width: 40, in: .english).plain == """
                Active (2)
                1  灯籠通り Lantern Str…  2  █░░░░░ 5/20
                2  灯籠通り Lantern Str…  3  queued

                Completed (1)
                1  灯籠通り Lantern Stre…  1  ✓ 24 pages

                Failed (1)
                1  灯籠通り Lantern Street  10.5  ✗
                   The disk is full.

                Storage used: 12.3 MB in 1 chapter
                """
        )
    }

    @Test func `shows one tab alone`() {
        var report = Sample.downloads
        report.tab = .failed

        let lines = report.lines(width: 200, in: .english)

        #expect(
            lines.plain == """
                Active (2) · Completed (1) · [Failed (1)]

                1  灯籠通り Lantern Street  10.5  ✗
                   The disk is full.

                Storage used: 12.3 MB in 1 chapter
                """
        )
        #expect(lines[0].spans.last == Span("[Failed (1)]", .heading))
    }

    @Test func `tells why each download does not move, and whose turn comes first`() {
        #expect(
            waiting.lines(width: 80, in: .english).plain == """
                [Active (5)] · Completed (0) · Failed (0)

                Everything is paused, and so is what is added; resume lets it go on.
                1  灯籠通り Lantern Stre…  1  ↑  paused
                2  灯籠通り Lantern Stre…  2     ███░░░░░░░░░ 5/20     no connection
                3  灯籠通り Lantern Stre…  3     waits for space
                4  灯籠通り Lantern Stre…  4     waits for its server
                5  灯籠通り Lantern Stre…  5  ↓  ███░░░░░░░░░ 5/20          1.2 MB/s  1 min 12 s
                """
        )
        #expect(
            waiting.lines(width: 80, in: .spanish).plain == """
                [Activas (5)] · Completadas (0) · Fallidas (0)

                Todo está en pausa, y lo que se añade también; resume deja que continúe.
                1  灯籠通り Lantern Street  1  ↑  en pausa
                2  灯籠通り Lantern Street  2     ███░░░░░░░░░ 5/20     sin conexión
                3  灯籠通り Lantern Street  3     espera espacio
                4  灯籠通り Lantern Street  4     espera a su servidor
                5  灯籠通り Lantern Street  5  ↓  ███░░░░░░░░░ 5/20         1,2 MB/s  1 min 12 s
                """
        )
    }

    @Test(arguments: [
        (
            Language.english, "The disk is full: 3.5 MB are needed, 1.0 MB are free. Free some space."
        ),
        (.spanish, "El disco está lleno: hacen falta 3,5 MB y quedan 1,0 MB. Libere espacio."),
    ])
    func `says what there is no space for`(language: Language, words: String) {
        var report = waiting
        report.failure = StorageError.noSpace(needed: 3_500_000, available: 1_000_000).message

        #expect(report.lines(width: 100, in: language).map(\.plain).contains(words))
    }

    @Test(arguments: [
        (DownloadRow.State.offline, 0, "1  灯籠通り Lantern Street  1  no connection"),
        (.offline, 5, "1  灯籠通り Lantern Street  1  ███▒▒▒▒▒▒▒ 5/20  no connection"),
        (.waiting(until: nil), 0, "1  灯籠通り Lantern Street  1  waiting…"),
        (
            .waiting(until: Date(timeIntervalSince1970: 1_800_000_000)), 0,
            "1  灯籠通り Lantern Street  1  the server asks to wait until "
                + Language.english.text(of: Date(timeIntervalSince1970: 1_800_000_000))
        ),
    ])
    func `what stands still says why, and no time`(state: DownloadRow.State, done: Int, line: String) throws {
        var row = Sample.download("d1", "1", state, done: done, of: 20)
        row.bytesPerSecond = 0
        row.obstacle = Message(DownloadsPhrase.unreachable)
        let report = DownloadsReport(active: [row])

        let lines = report.lines(width: 100, in: .english).map(\.plain)
        #expect(lines.map { $0.replacing(/[█▓▒░·─]+/, with: "███▒▒▒▒▒▒▒") }.contains(line), "\(lines)")
        #expect(try JSONText.encode(report).contains("\"reason\":\"Its environment cannot be reached"))
    }

    private var waiting: DownloadsReport {
        let states: [DownloadRow.State] = [.paused, .offline, .noSpace, .unreachable, .downloading]
        var report = DownloadsReport(
            active: states.enumerated().map { place, state in
                Sample.download("d\(place)", "\(place + 1)", state, done: 5, of: 20)
            }
        )
        report.active[0].priority = 10
        report.active[4].priority = -10
        report.active[4].bytesPerSecond = 1_234_567
        report.active[4].timeLeft = .seconds(72)
        report.isPaused = true
        report.tab = .active
        return report
    }

    @Test(arguments: [
        (Language.english, "1  灯籠通り Lantern Street  1  ✓ 5 of 6 pages, 1 missing"),
        (.spanish, "1  灯籠通り Lantern Street  1  ✓ 5 de 6 páginas, falta 1"),
    ])
    func `tells of pages that a chapter was completed without`(language: Language, line: String) throws {
        var row = Sample.download("d1", "1", .completed, done: 5, of: 6)
        row.missingPages = [2]
        let report = DownloadsReport(completed: [row])

        #expect(report.lines(width: 80, in: language).map(\.plain).contains(line))
        #expect(try JSONText.encode(report).contains("\"donePages\":5,"))
        #expect(try JSONText.encode(report).contains("\"missingPages\":[3],"))
    }

    @Test func `describes emptiness`() {
        let report = DownloadsReport()

        #expect(
            report.lines(width: 80, in: .english).plain == """
                Active (0)
                Nothing is downloading. Open a manga and choose chapters with download.

                Completed (0)
                No download has been completed yet.

                Failed (0)
                No download has failed.
                """
        )
        #expect(
            report.lines(width: 80, in: .spanish).plain == """
                Activas (0)
                No hay descargas activas. Abra un manga y elija capítulos con download.

                Completadas (0)
                Todavía no se ha completado ninguna descarga.

                Fallidas (0)
                No ha fallado ninguna descarga.
                """
        )
    }
}
