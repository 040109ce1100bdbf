public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// The chapters of a manga on this disk: pages, size, when they came, whether they were read.
public enum MangaStorageScreen {
    public static func lines(_ report: MangaStorageReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.manga.title, .heading, limit: 4)
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .dim)
            return canvas.lines
        }
        let counts = [
            canvas.size(report.holdings.map(\.bytes).saturatingSum),
            canvas.words(.countChapters, ["count": .count(report.holdings.count)]),
            canvas.words(.countPages, ["count": .count(report.holdings.map(\.pages).saturatingSum)]),
        ]
        canvas.paragraph(counts.joined(separator: " · "), .dim)
        canvas.gap()
        HoldingTable.add(report.holdings, to: &canvas)
        return canvas.lines
    }
}
