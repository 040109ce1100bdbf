public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// What the library takes up: the total, then each environment and its manga.
public enum StorageScreen {
    public static func lines(_ report: StorageReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(.headingStorage), .heading)
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .dim)
            return canvas.lines
        }
        canvas.paragraph(total(report.total, on: canvas), .dim)
        canvas.gap()
        canvas.table(columns(on: canvas), rows: rows(report, on: canvas))
        for environment in report.environments where environment.usage.mangas > environment.mangas.count {
            let arguments: KeyValuePairs<String, Argument> = [
                "count": .count(environment.usage.mangas - environment.mangas.count),
                "environment": .text(environment.name),
            ]
            canvas.gap()
            canvas.paragraph(canvas.words(LibraryPhrase.moreManga, arguments), .dim)
        }
        return canvas.lines
    }

    private static func total(_ usage: StorageUsage, on canvas: Canvas) -> String {
        [
            canvas.size(usage.bytes),
            canvas.words(.countMangas, ["count": .count(usage.mangas)]),
            canvas.words(.countChapters, ["count": .count(usage.chapters)]),
            canvas.words(.countPages, ["count": .count(usage.pages)]),
        ].joined(separator: " · ")
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 12),
            Column(canvas.words(.columnChapters), .trailing),
            Column(canvas.words(.columnPages), .trailing),
            Column(canvas.words(.columnSize), .trailing),
            Column(canvas.words(LibraryPhrase.columnDownloaded)),
        ]
    }

    private static func rows(_ report: StorageReport, on canvas: Canvas) -> [[StyledLine]] {
        report.environments.flatMap { environment in
            [row(environment, on: canvas)] + environment.mangas.map { row($0, on: canvas) }
        }
    }

    private static func row(_ environment: StorageReport.EnvironmentUsage, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.text(environment.name, .accent),
            Cell.count(environment.usage.chapters, .accent),
            canvas.isNarrow ? Cell.empty : Cell.count(environment.usage.pages, .accent),
            Cell.text(canvas.size(environment.usage.bytes), .accent),
            Cell.empty,
        ]
    }

    private static func row(_ manga: StorageReport.MangaUsage, on canvas: Canvas) -> [StyledLine] {
        [
            StyledLine("  ") + Cell.text(manga.title),
            Cell.count(manga.chapters),
            canvas.isNarrow ? Cell.empty : Cell.count(manga.pages),
            Cell.text(canvas.size(manga.bytes)),
            canvas.isWide ? Cell.text(manga.storedAt.map(canvas.day), .dim) : Cell.empty,
        ]
    }
}
