public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// Manga that were read, numbered, each with the chapter where it was left.
public enum HistoryScreen {
    public static func lines(_ report: HistoryReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(LibraryPhrase.headingHistory), .heading)
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .dim)
            return canvas.lines
        }
        canvas.gap()
        canvas.table(columns(on: canvas), rows: cells(report, on: canvas))
        canvas.gap()
        if let rest = report.rows.rest(on: canvas) { canvas.paragraph(rest, .dim) }
        canvas.paragraph(canvas.words(LibraryPhrase.howToContinue), .dim)
        return canvas.lines
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing),
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 12),
            Column(canvas.words(LibraryPhrase.columnEnvironment)),
            Column(canvas.words(ReadingPhrase.columnChapter), .trailing),
            Column(canvas.isWide ? canvas.words(LibraryPhrase.columnChapterTitle) : "", isFlexible: true),
            Column(canvas.words(ReadingPhrase.columnPage), .trailing),
            Column(canvas.words(LibraryPhrase.columnUnread), .trailing),
            Column(canvas.words(LibraryPhrase.columnRead)),
        ]
    }

    private static func cells(_ report: HistoryReport, on canvas: Canvas) -> [[StyledLine]] {
        report.entries.enumerated().map { place, entry in
            [
                Cell.count(report.offset &+ place &+ 1, .dim),
                Cell.text(entry.entry.manga.title),
                report.environment == nil ? Cell.text(report.name(of: entry), .dim) : Cell.empty,
                entry.chapter.map { Cell.chapter($0) } ?? Cell.name(entry.progress.chapter.rawValue),
                canvas.isWide ? Cell.text(entry.chapter?.title) : Cell.empty,
                page(entry.progress),
                canvas.isNarrow ? Cell.empty : Cell.count(entry.entry.unread > 0 ? entry.entry.unread : nil),
                canvas.isNarrow ? Cell.empty : Cell.text(canvas.day(entry.progress.updatedAt), .dim),
            ]
        }
    }

    /// `3/12`, and a tick for what was read to its end.
    private static func page(_ progress: ReadingProgress) -> StyledLine {
        if progress.isCompleted { return Cell.text("✓", .success) }
        let page = String(max(0, progress.pageIndex) &+ 1)
        return Cell.text(progress.totalPages > 0 ? "\(page)/\(progress.totalPages)" : page)
    }
}
