public import MangaLocalization
import MangaModels
public import MangaText

/// The chapters of a manga under its title.
public enum ChaptersScreen {
    public static func lines(_ report: ChaptersReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.detail.manga.title, .heading, limit: 4)
        canvas.failure(report.detail.failure)
        if report.detail.failure != nil { canvas.gap() }
        ChapterList.add(report.detail, to: &canvas)
        return canvas.lines
    }
}
