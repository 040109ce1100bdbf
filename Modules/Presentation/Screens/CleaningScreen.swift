public import MangaLocalization
import MangaStorage
public import MangaText

/// What is to be removed, a row for each chapter; or in a sentence what was.
public enum CleaningScreen {
    /// More rows nobody reads before an answer.
    private static let limit = 50

    public static func lines(_ report: CleaningReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        let count: Argument = .count(report.holdings.count)
        if report.isDone {
            canvas.paragraph(canvas.words(LibraryPhrase.cleaned, ["count": count, "size": .size(report.bytes)]))
            return canvas.lines
        }
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness))
        } else {
            canvas.paragraph(canvas.words(LibraryPhrase.headingClean), .heading)
            canvas.paragraph(
                canvas.words(LibraryPhrase.countClean, ["count": count, "size": .size(report.bytes)]),
                .dim
            )
            canvas.gap()
            HoldingTable.add(Array(report.holdings.prefix(limit)), namesManga: true, to: &canvas)
            addRest(report.holdings.count - limit, to: &canvas)
        }
        if report.unreadLeft > 0 {
            canvas.gap()
            canvas.paragraph(canvas.words(LibraryPhrase.notOffered, ["count": .count(report.unreadLeft)]), .dim)
        }
        return canvas.lines
    }

    private static func addRest(_ count: Int, to canvas: inout Canvas) {
        guard count > 0 else { return }
        canvas.gap()
        canvas.paragraph(canvas.words(.moreRows, ["count": .count(count)]), .dim)
    }
}
