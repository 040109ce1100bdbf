public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// The pages of a chapter with their sizes and files.
public enum PagesScreen {
    public static func lines(_ report: PagesReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        let title = report.chapter.title ?? ""
        let label = ChapterLabel(report.chapter).text
        let names = [report.manga.title, label, label == title ? "" : title]
        canvas.paragraph(names.filter { !$0.isEmpty }.joined(separator: " · "), .heading, limit: 4)
        canvas.paragraph(counts(report, on: canvas), .dim)
        canvas.paragraph(report.folder ?? "", .dim)
        if !report.missing.isEmpty {
            let pages = report.missing.map { String($0 + 1) }.joined(separator: ", ")
            let arguments: KeyValuePairs<String, Argument> = [
                "count": .count(report.missing.count), "pages": .text(pages),
            ]
            canvas.paragraph(canvas.words(.missingPages, arguments), .warning)
        }
        canvas.gap()
        if let emptiness = report.emptiness {
            canvas.paragraph(canvas.text(emptiness), .dim)
        } else {
            canvas.table(columns(on: canvas), rows: report.pages.map { [canvas] in cells($0, on: canvas) })
        }
        return canvas.lines
    }

    private static func counts(_ report: PagesReport, on canvas: Canvas) -> String {
        let (count, missing) = (report.pages.count, report.missing.count)
        let pages =
            missing == 0
            ? canvas.words(.countPages, ["count": .count(count)])
            : canvas.words(
                .donePages,
                ["done": .count(count), "total": .count(count + missing), "missing": .count(missing)]
            )
        return [pages, report.size.map(canvas.size)].compactMap(\.self).joined(separator: " · ")
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing, isKept: true),
            Column(canvas.words(.columnSize), .trailing, isKept: true),
            Column(canvas.words(.columnType)),
            Column(canvas.words(.columnPixels), .trailing),
            Column(canvas.words(.columnFile), isFlexible: true),
        ]
    }

    private static func cells(_ page: PageRow, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.count(page.number, .accent),
            Cell.text(page.size.map(canvas.size)),
            canvas.isNarrow ? Cell.empty : Cell.name(page.mediaType ?? "", .plain),
            canvas.isNarrow ? Cell.empty : Cell.text(pixels(page)),
            Cell.text(page.file),
        ]
    }

    private static func pixels(_ page: PageRow) -> String? {
        guard let width = page.width, let height = page.height else { return nil }
        return "\(width) × \(height)"
    }
}
