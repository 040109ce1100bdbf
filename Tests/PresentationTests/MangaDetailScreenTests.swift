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

    @Test func `narrow, what has no column stands in a second line`() {
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
                   24 pages
                    2  雨の夜          █░░░░░ 5/20
                   20 pages
                    3  الفانوس         queued
                   18 pages
                 10.5                  ✗ The disk is fu…
                   9 pages
                Extra  A letter        ! The archive en…
                    –  Afterword c6
                   2 pages
                """
        )
    }

    /// Read, begun and new chapters with everything that can be known of them.
    private static var full: MangaDetailReport {
        func row(_ number: String, _ title: String, _ language: String, _ state: ChapterRow.State, _ mark: ReadMark)
            -> ChapterRow
        {
            var chapter = Sample.chapter(number, title, pages: 20)
            (chapter.language, chapter.group) = (language, "Night Owls")
            chapter.releaseDate = Timestamp.date("2026-11-\(10 + number.count)")
            return ChapterRow(chapter, state: state, missingPages: number == "2" ? [3] : [], reading: mark)
        }
        var report = Sample.detail
        report.manga.summary = nil
        report.chapters = [
            row("1", "The first lamp", "en", .downloaded, .read),
            row("2", "雨の夜", "ja", .downloaded, .started(page: 4, of: 20)),
            row("123456.75", "Short", "en", .downloading(done: 5, total: 20), .none),
            row("Extra", "A letter", "en", .failed(reason: Sample.failure), .none),
        ]
        return report
    }

    private static let counts = """
        灯籠通り Lantern Street
        شارع الفوانيس
        by Mara Quill · ongoing · Drama, Mystery

        4 chapters · 2 downloaded · 1 downloading · 1 failed · 1 read · 1 with pages missing


        """

    @Test func `the wider, the more columns; a number is never cut`() {
        #expect(
            Self.full.lines(width: 200, in: .english).plain == Self.counts + """
                        #  Read  Title           Date        Group       Lang  Pages  State
                        1  ✓     The first lamp  2026-11-11  Night Owls  en       20  ✓ downloaded
                        2  5/20  雨の夜          2026-11-11  Night Owls  ja       20  ✓ 1 missing
                123456.75        Short           2026-11-19  Night Owls  en       20  █████░░░░░░░░░░░░░░░ 5/20
                    Extra        A letter        2026-11-15  Night Owls  en       20  ✗ The disk is full.
                """
        )
        #expect(
            Self.full.lines(width: 90, in: .english).plain == Self.counts + """
                        #  Read  Title           Date        Group       Lang  Pages  State
                        1  ✓     The first lamp  2026-11-11  Night Owls  en       20  ✓ downloaded
                        2  5/20  雨の夜          2026-11-11  Night Owls  ja       20  ✓ 1 missing
                123456.75        Short           2026-11-19  Night Owls  en       20  ███░░░░░░░░░ 5/20
                    Extra        A letter        2026-11-15  Night Owls  en       20  ✗ The disk is full.
                """
        )
        #expect(
            Self.full.lines(width: 80, in: .english).map(\.plain)[7...].joined(separator: "\n") == """
                        #  Read  Title           Date        Lang  Pages  State
                        1  ✓     The first lamp  2026-11-11  en       20  ✓ downloaded
                        2  5/20  雨の夜          2026-11-11  ja       20  ✓ 1 missing
                123456.75        Short           2026-11-19  en       20  ███░░░░░░░░░ 5/20
                    Extra        A letter        2026-11-15  en       20  ✗ The disk is full.
                """
        )
        #expect(
            Self.full.lines(width: 40, in: .spanish).plain.hasSuffix(
                """
                        #  Leído  Título  Estado
                        1  ✓      The f…  ✓
                   2026-11-11 · en · 20 páginas · Night…
                        2  5/20   雨の夜  ✓ falta 1
                   2026-11-11 · ja · 20 páginas · Night…
                123456.75         Short   █░░░░░ 5/20
                   2026-11-19 · en · 20 páginas · Night…
                    Extra         A let…  ✗ El disco es…
                   2026-11-15 · en · 20 páginas · Night…
                """
            )
        )
    }

    @Test func `volumes stand beside the numbers where there is room, and groups beside titles`() {
        func row(_ volume: String, _ number: String, _ title: String) -> ChapterRow {
            var chapter = Chapter(id: .init(volume + number), number: ChapterNumber(number), title: title)
            (chapter.volume, chapter.group) = (volume, "Night Owls")
            return ChapterRow(chapter, state: .queued)
        }
        let rows = [row("1", "1", "The first lamp"), row("1", "2", "Rain"), row("2", "3", "The last lamp")]
        let report = ChaptersReport(MangaDetailReport(manga: Sample.manga, chapters: rows))

        #expect(
            report.lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                3 chapters · 3 queued

                #  Vol  Title           Group       State
                1    1  The first lamp  Night Owls  queued
                2    1  Rain            Night Owls  queued
                3    2  The last lamp   Night Owls  queued
                """
        )
        #expect(
            report.lines(width: 60, in: .spanish).map(\.plain)[3...4] == [
                "#  Tomo  Título          Estado", "1     1  The first lamp  en cola",
            ]
        )
        #expect(
            report.lines(width: 60, in: .spanish).map(\.plain)[5] == "   Night Owls"
        )
        #expect(
            report.lines(width: 40, in: .english).map(\.plain)[3...5] == [
                "#  Title           State", "1  The first lamp  queued", "   vol:1 · Night Owls",
            ]
        )
    }

    @Test(arguments: [
        (Language.english, "… 4 more lines; more shows them."), (.spanish, "… 4 líneas más; more las muestra."),
    ])
    func `a long summary is cut after five lines, and shown whole when asked for`(language: Language, hint: String) {
        var report = Sample.detail
        report.manga.summary = (1...9).map { "Line \($0)." }.joined(separator: "\n")

        #expect(
            report.lines(width: 80, in: language).map(\.plain)[3...9] == [
                "", "Line 1.", "Line 2.", "Line 3.", "Line 4.", "Line 5.", hint,
            ]
        )
        report.showsSummary = true
        #expect(report.lines(width: 80, in: language).map(\.plain).dropFirst(4) == (1...9).map { "Line \($0)." }[...])
        report.manga.summary = nil
        #expect(
            report.lines(width: 80, in: language).last?.plain
                == (language == .english ? "There is no summary." : "No hay resumen.")
        )
    }

    @Test func `a summary of one line more is shown whole`() {
        var report = Sample.detail
        report.manga.summary = (1...6).map { "Line \($0)." }.joined(separator: "\n")

        #expect(report.lines(width: 80, in: .english).map(\.plain)[8...10] == ["Line 5.", "Line 6.", ""])
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

                Its chapters were never fetched; open it again when the
                server answers.
                """
        )
        var counted = report
        counted.manga.chapterCount = 12
        #expect(
            counted.emptiness?.text(in: .english)
                == "Its 12 chapters were never fetched; open it again when the server answers."
        )
        #expect(
            counted.emptiness?.text(in: .spanish)
                == "Nunca se obtuvieron sus 12 capítulos; abra el manga de nuevo cuando el servidor responda."
        )
        counted.manga.chapterCount = 0
        #expect(counted.emptiness?.text(in: .english) == "No chapters are known of this manga.")
        (counted.manga.chapterCount, counted.failure) = (12, nil)
        #expect(counted.emptiness?.text(in: .english) == "No chapters are known of this manga.")
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
