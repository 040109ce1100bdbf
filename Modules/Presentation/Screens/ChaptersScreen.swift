public import MangaLocalization
import MangaModels
public import MangaText

/// The chapters of a manga under its title.
public enum ChaptersScreen {
    public static func lines(_ report: ChaptersReport, width: Int, in language: Language) -> [StyledLine] {
        let chapters = report.detail.chapters
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.detail.manga.title, .heading, limit: 4)
        canvas.failure(report.detail.failure)
        if report.detail.failure != nil { canvas.gap() }
        if chapters.isEmpty {
            canvas.paragraph(canvas.words(.emptyChapters), .dim)
        } else {
            canvas.paragraph(ChapterCounts.text(chapters, on: canvas), .dim)
            canvas.gap()
            ChapterTable.add(chapters, to: &canvas)
        }
        return canvas.lines
    }
}
