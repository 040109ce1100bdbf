import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct RepairScreenTests {
    @Test func `tells what became of each chapter`() {
        #expect(
            report.lines(width: 100, in: .english).plain == """
                灯籠通り Lantern Street  1  2 pages  ✓ repaired
                灯籠通り Lantern Street  2  1 page   ✗ still damaged: the server gives nothing better
                灯籠通り Lantern Street  3  1 page   ✗
                   The disk is full.
                灯籠通り Lantern Street  4  0 pages  waits
                   The server is silent.

                1 repaired, 3 not.
                """
        )
    }

    @Test func `speaks Spanish`() {
        #expect(
            report.lines(width: 100, in: .spanish).plain == """
                灯籠通り Lantern Street  1  2 páginas  ✓ reparado
                灯籠通り Lantern Street  2  1 página   ✗ sigue dañado: el servidor no da nada mejor
                灯籠通り Lantern Street  3  1 página   ✗
                   El disco está lleno.
                灯籠通り Lantern Street  4  0 páginas  espera
                   El servidor calla.

                1 reparado, 3 no.
                """
        )
    }

    @Test func `says when nothing is broken`() {
        var checked = VerificationReport()
        checked.add(Sample.checked("1", pages: 24))

        let report = RepairReport(checked)

        #expect(
            report.lines(width: 80, in: .english).plain == "1 chapter was read again; nothing is to be repaired."
        )
        #expect(report.broken == [])
    }

    @Test func `is JSON with the state of each chapter`() throws {
        var checked = VerificationReport(isDeep: true)
        checked.add(Sample.checked("1", pages: 24))
        let info = Sample.checked("1", pages: 24).info

        let report = RepairReport(
            checked,
            entries: [.init(info, pages: [0, 4], .failed(reason: Sample.failure)), .init(info, pages: [1], .repaired)]
        )

        #expect(
            try JSONText.encode(report) == """
                {"chapters":[{"chapter":"c1","environment":"home","manga":"lantern-street",\
                "mangaTitle":"灯籠通り Lantern Street","number":1,"pages":[1,5],"reason":"The disk is full.",\
                "state":"failed"},{"chapter":"c1","environment":"home","manga":"lantern-street",\
                "mangaTitle":"灯籠通り Lantern Street","number":1,"pages":[2],"state":"repaired"}],\
                "checked":{"bytes":4000000,"chapters":1,"pages":24},"deep":true,"sound":false}
                """
        )
    }

    private var report: RepairReport {
        RepairReport(
            VerificationReport(),
            entries: [
                .init(Sample.checked("1", pages: 24).info, pages: [0, 4], .repaired),
                .init(Sample.checked("2", pages: 24).info, pages: [0], .damaged),
                .init(Sample.checked("3", pages: 24).info, pages: [0], .failed(reason: Sample.failure)),
                .init(Sample.checked("4", pages: 24).info, pages: [], .waiting(reason: Message(SamplePhrase.silent))),
            ]
        )
    }
}
