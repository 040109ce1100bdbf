public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// The manga of the library, numbered: how much of each is known, here and unread.
public enum LibraryScreen {
    public static func lines(_ report: LibraryReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        let heading =
            report.query.text.isEmpty
            ? canvas.words(LibraryPhrase.heading)
            : canvas.words(LibraryPhrase.headingQuery, ["query": .text(report.query.text)])
        canvas.paragraph(heading, .heading, limit: 4)
        canvas.failure(report.failure)
        guard !report.entries.isEmpty else {
            if report.failure == nil { addEmptiness(report, to: &canvas) }
            return canvas.lines
        }
        canvas.paragraph(canvas.words(.countMangas, ["count": .count(report.count)]), .dim)
        canvas.gap()
        canvas.table(columns(on: canvas), rows: cells(report, on: canvas))
        if let rest = report.rows.rest(on: canvas) {
            canvas.gap()
            canvas.paragraph(rest, .dim)
        }
        return canvas.lines
    }

    private static func addEmptiness(_ report: LibraryReport, to canvas: inout Canvas) {
        if let emptiness = report.emptiness { canvas.paragraph(canvas.text(emptiness), .dim) }
        guard report.rows.emptiness == nil, !report.elsewhere.isEmpty else { return }
        let names = report.elsewhere.map(\.neutralised).joined(separator: ", ")
        let arguments: KeyValuePairs<String, Argument> = [
            "count": .count(report.elsewhere.count), "names": .text(names),
        ]
        canvas.paragraph(canvas.words(LibraryPhrase.elsewhere, arguments))
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing),
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 16),
            Column(canvas.words(.columnAuthor), isFlexible: true),
            Column(canvas.words(.columnChapters), .trailing),
            Column(canvas.words(LibraryPhrase.columnStored), .trailing),
            Column(canvas.words(LibraryPhrase.columnUnread), .trailing),
            Column(canvas.words(.columnSize), .trailing),
            Column(canvas.words(LibraryPhrase.columnRead)),
        ]
    }

    /// Of a manga that was listed and never opened, what the list said of it.
    private static func chapters(of entry: LibraryEntry) -> StyledLine {
        if entry.chapters > 0 { return Cell.count(entry.chapters) }
        guard let count = entry.manga.chapterCount else { return Cell.text("–", .dim) }
        return Cell.count(count, .dim)
    }

    private static func cells(_ report: LibraryReport, on canvas: Canvas) -> [[StyledLine]] {
        report.entries.enumerated().map { place, entry in
            [
                Cell.count(report.query.offset &+ place &+ 1, .dim),
                Cell.text(entry.manga.title),
                canvas.isWide ? Cell.text(entry.manga.author) : Cell.empty,
                canvas.isNarrow ? Cell.empty : chapters(of: entry),
                canvas.isNarrow ? Cell.empty : Cell.count(entry.stored > 0 ? entry.stored : nil),
                Cell.count(entry.unread > 0 ? entry.unread : nil, .accent),
                Cell.text(entry.bytes > 0 ? canvas.size(entry.bytes) : nil),
                canvas.isNarrow ? Cell.empty : Cell.text(entry.readAt.map(canvas.day), .dim),
            ]
        }
    }
}
