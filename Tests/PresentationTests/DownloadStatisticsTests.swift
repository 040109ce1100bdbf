import MangaDownloads
import MangaLocalization
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct DownloadStatisticsTests {
    @Test func `shows totals, what is under way, and each download`() {
        #expect(
            statistics.lines(width: 100, in: .english).plain == """
                Since the library was made
                Downloads         12 completed, 1 failed, 0 cancelled
                Fetched           45.6 MB in 360 pages
                Retries           3
                Waited for hosts  12 s
                Time at work      1 min 20 s

                Now
                Queue  1 downloading, 2 queued, 0 paused
                Speed  1.2 MB/s
                Left   40 s

                Manga                    Chapter  Pages  Fetched  Retries  Waited  At work     Speed  Left
                灯籠通り Lantern Street  2         5/20   2.0 MB        1     3 s      9 s  1.2 MB/s  12 s
                灯籠通り Lantern Street  1        24/24      0 B                       0 s
                """
        )
    }

    @Test func `speaks Spanish`() {
        #expect(
            statistics.lines(width: 100, in: .spanish).plain == """
                Desde que existe la biblioteca
                Descargas            12 completadas, 1 fallida, 0 canceladas
                Descargado           45,6 MB en 360 páginas
                Reintentos           3
                Espera a servidores  12 s
                Tiempo de trabajo    1 min 20 s

                Ahora
                Cola       1 descargando, 2 en cola, 0 en pausa
                Velocidad  1,2 MB/s
                Falta      40 s

                Manga                   Capítulo  Páginas  Descargado  Reintentos  Espera  Trabajo  Velocidad  Falta
                灯籠通り Lantern Stre…  2            5/20      2,0 MB           1     3 s      9 s   1,2 MB/s   12 s
                灯籠通り Lantern Stre…  1           24/24         0 B                          0 s
                """
        )
    }

    @Test func `is JSON`() throws {
        var report = statistics
        report.rows = []

        #expect(
            try JSONText.encode(report) == """
                {"downloads":[],\
                "now":{"bytesPerSecond":1234567,"donePages":0,\
                "metrics":{"bytes":0,"pages":0,"retries":0,"spentSeconds":0,"waitedForHostSeconds":0},\
                "paused":0,"running":1,"secondsLeft":40,"totalPages":0,"waiting":2},\
                "total":{"cancelled":0,"completed":12,"failed":1,\
                "metrics":{"bytes":45600000,"pages":360,"retries":3,"spentSeconds":80.5,"waitedForHostSeconds":12}}}
                """
        )
    }

    private var statistics: DownloadStatistics {
        var now = DownloadSummary()
        now.running = 1
        now.waiting = 2
        now.bytesPerSecond = 1_234_567
        now.timeLeft = .seconds(40)
        let metrics = DownloadMetrics(
            bytes: 45_600_000,
            pages: 360,
            retries: 3,
            waitedForHost: .seconds(12),
            spent: .milliseconds(80_500)
        )
        var row = Sample.download("d1", "2", .downloading, done: 5, of: 20)
        row.metrics = DownloadMetrics(
            bytes: 2_000_000,
            pages: 5,
            retries: 1,
            waitedForHost: .seconds(3),
            spent: .seconds(9)
        )
        row.bytesPerSecond = 1_234_567
        row.timeLeft = .seconds(12)
        return DownloadStatistics(
            QueueTotals(completed: 12, failed: 1, metrics: metrics),
            now: now,
            DownloadsReport(active: [row], completed: [Sample.download("d3", "1", .completed, done: 24, of: 24)])
        )
    }
}
