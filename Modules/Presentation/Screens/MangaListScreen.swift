public import MangaLocalization
import MangaModels
public import MangaText

/// A numbered list of manga: title and chapters where it is narrow, author and status from 60 cells on, genres from 120.
public enum MangaListScreen {
    public static func lines(_ report: MangaListReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(heading(report.kind, on: canvas), .heading, limit: 4)
        canvas.failure(report.failure)
        canvas.gap()
        if let emptiness = report.emptiness { canvas.paragraph(canvas.text(emptiness), .dim) }
        if !report.mangas.isEmpty { canvas.table(columns(on: canvas), rows: rows(report, on: canvas)) }
        return canvas.lines
    }

    private static func heading(_ kind: MangaListReport.Kind, on canvas: Canvas) -> String {
        switch kind {
        case .popular: canvas.words(.headingPopular)
        case .library: canvas.words(.headingLibrary)
        case .search(""): canvas.words(.headingAll)
        case .search(let query): canvas.words(.headingSearch, ["query": .text(query)])
        }
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing, isKept: true),
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 16),
            Column(canvas.words(.columnAuthor), isFlexible: true),
            Column(canvas.words(.columnGenres), isFlexible: true),
            Column(canvas.words(.columnChapters), .trailing, isKept: true),
            Column(canvas.words(.columnStatus)),
        ]
    }

    private static func rows(_ report: MangaListReport, on canvas: Canvas) -> [[StyledLine]] {
        report.mangas.enumerated().map { place, manga in
            [
                Cell.count(report.offset &+ place &+ 1, .dim),
                Cell.text(manga.title),
                canvas.isNarrow ? Cell.empty : Cell.text(manga.author),
                canvas.width < 120 ? Cell.empty : Cell.text(manga.genres.joined(separator: ", "), .dim),
                Cell.count(manga.chapterCount),
                canvas.isNarrow ? Cell.empty : Cell.text(manga.status.map { canvas.words($0.phrase) }, .dim),
            ]
        }
    }
}
