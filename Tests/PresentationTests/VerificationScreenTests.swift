import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct VerificationScreenTests {
    @Test func `names each chapter with what was found in it`() {
        #expect(
            report.lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street 1
                   Page 2 (002.jpg) is missing.
                   Page 3 (003.jpg) is not as it was downloaded.
                   notes.txt belongs to no page.
                灯籠通り Lantern Street 3
                   Page 7 could not be had when the chapter was downloaded.

                Read again · 3 chapters · 62 pages · 12.0 MB
                2 findings in 1 chapter: damaged.
                """
        )
    }

    @Test func `speaks Spanish`() {
        #expect(
            report.lines(width: 80, in: .spanish).plain == """
                灯籠通り Lantern Street 1
                   Falta la página 2 (002.jpg).
                   La página 3 (003.jpg) no está como se descargó.
                   notes.txt no pertenece a ninguna página.
                灯籠通り Lantern Street 3
                   La página 7 no se pudo obtener al descargar el capítulo.

                Releído · 3 capítulos · 62 páginas · 12,0 MB
                2 hallazgos en 1 capítulo dañado.
                """
        )
    }

    @Test func `says when all is well, and when there is nothing`() {
        var sound = VerificationReport(isDeep: true)
        sound.add(chapter("1"))

        #expect(
            sound.lines(width: 80, in: .english).plain == """
                Read again and decoded · 1 chapter · 24 pages · 4.0 MB
                Everything is as it was downloaded.
                """
        )
        #expect(
            VerificationReport().lines(width: 80, in: .english).plain == """
                Read again · 0 chapters · 0 pages · 0 B
                There is nothing to check: no chapter is on this disk.
                """
        )
    }

    @Test func `shows ten findings of a chapter and counts the others`() {
        var report = VerificationReport()
        report.add(chapter("1", (0..<24).map { (page: Int) in Finding(.missing, page: page, file: "p\(page)") }))

        let lines = report.lines(width: 80, in: .english).map(\.plain)

        #expect(lines.count == 15)
        #expect(lines[11] == "   and 14 more; --json has them all.")
    }

    @Test(arguments: [
        (
            Language.english,
            "Nothing is damaged. 2 pages are missing, as was allowed; repair asks for them again."
        ),
        (.spanish, "Nada está dañado. Faltan 2 páginas, como se permitió; repair las pide de nuevo."),
    ])
    func `gaps are no damage, and are said`(language: Language, verdict: String) {
        var report = VerificationReport()
        report.add(chapter("1", [Finding(.gap, page: 4), Finding(.gap, page: 6)]))
        report.add(chapter("2"))

        #expect(report.isSound)
        #expect(report.lines(width: 100, in: language).last?.plain == verdict)
    }

    @Test func `a foreign name that would harm a terminal is harmless`() {
        var report = VerificationReport()
        report.add(chapter("1", [Finding(.foreign, file: Sample.hostile)]))

        for line in report.lines(width: 60, in: .english) { #expect(line.plain == line.plain.neutralised) }
    }

    @Test func `is JSON with the findings of each chapter`() throws {
        var report = VerificationReport()
        report.add(chapter("1", [Finding(.truncated, page: 1, file: "002.jpg"), Finding(.gap, page: 4)]))
        report.add(chapter("2"))

        #expect(
            try JSONText.encode(report) == """
                {"chapters":[{"bytes":4000000,"chapter":"c1","environment":"home","findings":[\
                {"file":"002.jpg","kind":"truncated","message":"Page 2 (002.jpg) is shorter than it was.","page":2},\
                {"kind":"gap","message":"Page 5 could not be had when the chapter was downloaded.","page":5}],\
                "manga":"lantern-street","mangaTitle":"灯籠通り Lantern Street","number":1,"pages":24,"sound":false}],\
                "checked":{"bytes":8000000,"chapters":2,"pages":42},"deep":false,"found":{"gap":1,"truncated":1},\
                "sound":false}
                """
        )
    }

    private func chapter(_ number: String, _ findings: [Finding] = []) -> CheckedChapter {
        Sample.checked(number, pages: number == "1" ? 24 : 18, findings)
    }

    private var report: VerificationReport {
        var report = VerificationReport()
        report.add(
            chapter(
                "1",
                [
                    Finding(.missing, page: 1, file: "002.jpg"), Finding(.altered, page: 2, file: "003.jpg"),
                    Finding(.foreign, file: "notes.txt"),
                ]
            )
        )
        report.add(Sample.checked("2", pages: 20))
        report.add(chapter("3", [Finding(.gap, page: 6)]))
        return report
    }
}
