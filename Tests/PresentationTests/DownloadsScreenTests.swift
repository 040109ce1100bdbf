import MangaLocalization
import MangaPresentation
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

                Almacenamiento usado: 12.3 MB en 1 capítulo
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
                Active (2) · Completed (1) · Failed (1)

                1  灯籠通り Lantern Street  10.5  ✗
                   The disk is full.

                Storage used: 12.3 MB in 1 chapter
                """
        )
        #expect(lines[0].spans.last == Span("Failed (1)", .heading))
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
