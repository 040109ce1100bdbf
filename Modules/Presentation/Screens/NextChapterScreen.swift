public import MangaLocalization
import MangaModels
public import MangaText

/// Where reading goes on, in a few sentences.
public enum NextChapterScreen {
    public static func lines(_ report: NextChapterReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.manga.title, .heading, limit: 4)
        canvas.failure(report.failure)
        if report.failure != nil { canvas.gap() }
        if let row = report.chapter {
            add(row, called: report.selection ?? Selection.written(row.chapter.name), to: &canvas)
        } else {
            canvas.paragraph(nothing(report, on: canvas))
        }
        return canvas.lines
    }

    private static func add(_ row: ChapterRow, called selection: String, to canvas: inout Canvas) {
        // Quotes are for the command alone.
        let isName = selection == Selection.written(row.chapter.name)
        let chapter: Argument = .text(isName ? row.chapter.name : selection)
        if case .started(let page, let total) = row.reading {
            let arguments: KeyValuePairs<String, Argument> = [
                "chapter": chapter, "page": .count(max(0, page) &+ 1), "pages": .count(total),
            ]
            canvas.paragraph(canvas.words(total > 0 ? ReadingPhrase.goOn : .goOnSomewhere, arguments), .accent)
        } else {
            canvas.paragraph(canvas.words(ReadingPhrase.next, ["chapter": chapter]), .accent)
        }
        canvas.paragraph(row.chapter.title ?? "", .dim, limit: 4)
        let phrase: ReadingPhrase = row.state == .downloaded ? .readIt : .fetchIt
        canvas.paragraph(canvas.words(phrase, ["chapter": .text(selection)]), .dim)
    }

    private static func nothing(_ report: NextChapterReport, on canvas: Canvas) -> String {
        guard report.unread > 0, let last = report.lastName else { return canvas.words(ReadingPhrase.allRead) }
        return canvas.words(
            ReadingPhrase.nothingNew,
            ["chapter": .text(last), "count": .count(report.unread)]
        )
    }
}
