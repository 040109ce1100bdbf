public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// Each chapter that was to be mended with what became of it, and below how all of them stand.
public enum RepairScreen {
    public static func lines(_ report: RepairReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .success)
            return canvas.lines
        }
        canvas.table(
            [Column(isFlexible: true), Column(), Column(), Column()],
            rows: report.entries.map { [canvas] in cells($0, on: canvas) },
            notes: report.entries.map { $0.state.reason?.text(in: language) ?? "" }
        )
        canvas.gap()
        canvas.paragraph(verdict(on: report, on: canvas), report.broken.isEmpty ? .success : .failure)
        return canvas.lines
    }

    private static func cells(_ entry: RepairReport.Entry, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.text(entry.info.manga.title),
            Cell.chapter(entry.info.chapter),
            Cell.text(canvas.words(.countPages, ["count": .count(entry.pages.count)]), .dim),
            state(entry.state, on: canvas),
        ]
    }

    private static func state(_ state: RepairReport.Entry.State, on canvas: Canvas) -> StyledLine {
        switch state {
        case .repaired: Cell.text("✓ " + canvas.words(UpkeepPhrase.repaired), .success)
        case .damaged: Cell.text("✗ " + canvas.words(UpkeepPhrase.stillDamaged), .failure)
        case .failed: Cell.text("✗", .failure)
        case .waiting: Cell.text(canvas.words(UpkeepPhrase.repairWaits), .warning)
        }
    }

    private static func verdict(on report: RepairReport, on canvas: Canvas) -> String {
        let good = report.entries.count - report.broken.count
        return canvas.words(UpkeepPhrase.repairEnded, ["good": .count(good), "bad": .count(report.broken.count)])
    }
}
