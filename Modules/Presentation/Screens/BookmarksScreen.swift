public import MangaLocalization
import MangaModels
public import MangaText

/// Bookmarks as a table: manga, chapter, page, when.
public enum BookmarksScreen {
    public static func lines(_ report: BookmarksReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(ReadingPhrase.headingBookmarks), .heading)
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .dim)
            return canvas.lines
        }
        canvas.gap()
        canvas.table(columns(on: canvas), rows: report.bookmarks.map { [canvas] in cells($0, on: canvas) })
        return canvas.lines
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 12),
            Column(canvas.words(ReadingPhrase.columnChapter), .trailing),
            Column(canvas.words(ReadingPhrase.columnPage), .trailing),
            Column(canvas.words(ReadingPhrase.columnAdded)),
        ]
    }

    private static func cells(_ entry: BookmarksReport.Entry, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.text(entry.mangaTitle),
            entry.chapter.map { Cell.chapter($0) } ?? Cell.name(entry.bookmark.chapter.rawValue),
            Cell.count(entry.page),
            canvas.isNarrow ? Cell.empty : Cell.text(canvas.day(entry.bookmark.addedAt), .dim),
        ]
    }
}
