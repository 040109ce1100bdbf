import MangaLocalization
import MangaPresentation
import MangaText
import Testing

struct StatusBlockTests {
    private func row(_ number: String, _ state: DownloadRow.State = .downloading, done: Int = 5, of total: Int = 20)
        -> DownloadRow
    {
        var row = Sample.download("d\(number)", number, state, done: done, of: total)
        if state == .downloading { (row.bytesPerSecond, row.timeLeft) = (1_234_567, .seconds(72)) }
        return row
    }

    private func lines(_ status: DownloadStatus, width: Int, _ language: Language = .english) -> String {
        StatusBlock.lines(status, width: width, in: language).map(\.plain).joined(separator: "\n")
    }

    private var three: DownloadStatus {
        DownloadStatus(
            rows: [row("1"), row("10.5", done: 20), row("3", .queued, done: 0, of: 0)],
            running: 2,
            waiting: 1
        )
    }

    private var many: DownloadStatus {
        DownloadStatus(
            rows: [row("1"), row("2"), row("3")],
            running: 3,
            waiting: 1_230,
            bytesPerSecond: 4_200_000,
            timeLeft: .seconds(3_900)
        )
    }

    @Test func `up to three have a line each`() {
        #expect(
            lines(three, width: 80) == """
                灯籠通り Lantern Street  1     ███░░░░░░░░░ 5/20   1.2 MB/s · 1 min 12 s
                灯籠通り Lantern Street  10.5  ████████████ 20/20  1.2 MB/s · 1 min 12 s
                灯籠通り Lantern Street  3     queued
                """
        )
    }

    @Test func `of more, the first two and how all stand`() {
        #expect(
            lines(many, width: 80, .spanish) == """
                灯籠通り Lantern Street  1  ███░░░░░░░░░ 5/20  1,2 MB/s · 1 min 12 s
                灯籠通り Lantern Street  2  ███░░░░░░░░░ 5/20  1,2 MB/s · 1 min 12 s
                3 descargando, 1230 en espera · 4,2 MB/s · 1 h 5 min
                """
        )
    }

    @Test func `on a narrow screen names give way first`() {
        #expect(
            lines(many, width: 39) == """
                灯籠通り Lan…  1  █░░░░░ 5/20  1.2 MB/s
                灯籠通り Lan…  2  █░░░░░ 5/20  1.2 MB/s
                3 downloading, 1,230 waiting · 4.2 MB/s
                """
        )
    }

    @Test(arguments: [10, 20, 39, 40, 59, 79, 119, 299], Language.allCases)
    func `it is never wider than the screen, nor higher than three lines`(width: Int, language: Language) {
        for status in [three, many] {
            let lines = StatusBlock.lines(status, width: width, in: language)

            #expect((1...3).contains(lines.count) && lines.allSatisfy { $0.width <= width })
        }
    }

    @Test func `where none waits, that is not said; what has no room is left out before numbers are cut`() {
        var status = many
        status.waiting = 0
        status.running = 4

        #expect(
            lines(status, width: 30) == """
                灯籠通り Lant…  1  █░░░░░ 5/20
                灯籠通り Lant…  2  █░░░░░ 5/20
                4 downloading · 4.2 MB/s
                """
        )
        #expect(
            lines(status, width: 20) == """
                灯…   1  █░░░░░ 5/20
                灯…   2  █░░░░░ 5/20
                4 downloading
                """
        )
    }

    @Test func `those that stand still are shown, and counted as waiting`() {
        let rows = [row("1", .waiting(until: nil)), row("2", .offline), row("3", .queued)]

        #expect(
            lines(DownloadStatus(rows: rows, running: 0, waiting: 12), width: 80) == """
                灯籠通り Lantern Street  1  ███░░░░░░░░░ 5/20  waiting…
                灯籠通り Lantern Street  2  ███░░░░░░░░░ 5/20  no connection
                12 waiting
                """
        )
    }

    @Test func `where nothing runs there is none`() {
        let status = DownloadStatus(rows: [row("3", .queued)], running: 0, waiting: 1)

        #expect(StatusBlock.lines(status, width: 80, in: .english) == [])
    }

    @Test func `names from outside are harmless`() {
        var row = row("1")
        row.mangaTitle = Sample.hostile

        let lines = StatusBlock.lines(DownloadStatus(rows: [row], running: 1, waiting: 0), width: 80, in: .english)

        #expect(lines.map(\.plain) == lines.map { $0.plain.neutralised })
    }
}
