import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText
import Testing

struct MangaDetailScreenTests {
    @Test func `shows facts, summary and chapters with their states`() {
        let text = Sample.detail.lines(width: 80, in: .english).plain

        #expect(
            text == """
                灯籠通り Lantern Street
                شارع الفوانيس
                by Mara Quill · ongoing · Drama, Mystery

                A lamplighter walks the same street every night.

                One night a lamp is already lit.

                6 chapters · 1 downloaded · 1 downloading · 1 queued · 1 failed · 1 unreadable

                    #  Title           Pages  State
                    1  The first lamp     24  ✓ downloaded
                    2  雨の夜             20  ███░░░░░░░░░ 5/20
                    3  الفانوس            18  queued
                 10.5                      9  ✗ The disk is full.
                Extra  A letter               ! The archive ends too early.
                    –  Afterword c6        2
                """
        )
    }

    @Test func `speaks Spanish`() {
        let text = Sample.detail.lines(width: 80, in: .spanish).plain

        #expect(
            text == """
                灯籠通り Lantern Street
                شارع الفوانيس
                de Mara Quill · publicándose · Drama, Mystery

                A lamplighter walks the same street every night.

                One night a lamp is already lit.

                6 capítulos · 1 descargado · 1 descargando · 1 en cola · 1 fallido · 1 ilegible

                    #  Título          Páginas  Estado
                    1  The first lamp       24  ✓ descargado
                    2  雨の夜               20  ███░░░░░░░░░ 5/20
                    3  الفانوس              18  en cola
                 10.5                        9  ✗ El disco está lleno.
                Extra  A letter                 ! The archive ends too early.
                    –  Afterword c6          2
                """
        )
    }

    @Test func `is narrow without the pages`() {
        let text = Sample.detail.lines(width: 40, in: .english).plain

        #expect(
            text == """
                灯籠通り Lantern Street
                شارع الفوانيس
                by Mara Quill · ongoing · Drama, Mystery

                A lamplighter walks the same street
                every night.

                One night a lamp is already lit.

                6 chapters · 1 downloaded · 1
                downloading · 1 queued · 1 failed · 1
                unreadable

                    #  Title           State
                    1  The first lamp  ✓
                    2  雨の夜          █░░░░░ 5/20
                    3  الفانوس         queued
                 10.5                  ✗ The disk is fu…
                Extra  A letter        ! The archive en…
                    –  Afterword c6
                """
        )
    }

    @Test func `has longer bars where there is room`() {
        let lines = Sample.detail.lines(width: 200, in: .english)

        #expect(lines[12].plain == "    2  雨の夜             20  █████░░░░░░░░░░░░░░░ 5/20")
    }

    @Test func `says what is known from before, and when nothing is`() {
        let failure = Message(PresentationPhrase.offline, ["reason": .message(Message(SamplePhrase.silent))])
        let manga = Manga(id: .init("m"), slug: "m", title: "Moon")
        let report = MangaDetailReport(manga: manga, chapters: [], failure: failure)

        #expect(
            report.lines(width: 60, in: .english).plain == """
                Moon

                The server is silent. What follows is what was known before.

                No chapters are known of this manga.
                """
        )
    }

    @Test func `tells chapters with the same number apart by their ids`() {
        let chapters = [
            ChapterRow(Chapter(id: .init("v1-1"), number: 1, title: "Dawn")),
            ChapterRow(Chapter(id: .init("v2-1"), number: 1)),
            ChapterRow(Chapter(id: .init("v2-2"), number: 2, title: "Dusk")),
        ]
        let report = ChaptersReport(MangaDetailReport(manga: Sample.manga, chapters: chapters))

        #expect(
            report.lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                3 chapters

                #  Title
                1  Dawn v1-1
                1  v2-1
                2  Dusk
                """
        )
    }

    @Test func `gives states their styles`() {
        let lines = Sample.detail.lines(width: 80, in: .english)

        #expect(lines[0].spans.first?.style == .heading)
        #expect(lines[11].spans.last == Span("✓ downloaded", .success))
        #expect(lines[14].spans.last?.style == .failure)
        #expect(lines[15].spans.last?.style == .warning)
    }

    @Test func `hostile titles stay on their line and obey nobody`() {
        let manga = Manga(id: .init("m"), slug: "m", title: "Good\n 1  Forged\u{1B}[2J\u{202E}live\u{9B}m")
        let row = ChapterRow(
            Chapter(id: .init("c"), number: ChapterNumber("1\r\n2"), title: "\u{1B}]0;x\u{7}\tA\u{200B}B")
        )
        let report = MangaDetailReport(manga: manga, chapters: [row])

        #expect(
            report.lines(width: 60, in: .english).plain == """
                Good  1  Forged␛[2Jlive\u{FFFD}m

                1 chapter

                  #  Title
                1 2  ␛]0;x␇ AB
                """
        )
    }
}
