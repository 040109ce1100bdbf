public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// Each chapter with what was found in it, and below how much was looked at.
public enum VerificationScreen {
    /// Findings of one chapter that are shown; the JSON has all.
    private static let findingLimit = 10

    public static func lines(_ report: VerificationReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        for chapter in report.chapters { add(chapter, to: &canvas) }
        canvas.gap()
        canvas.paragraph(extent(of: report, on: canvas), .dim)
        canvas.paragraph(canvas.text(report.verdict), report.isSound ? .success : .failure)
        return canvas.lines
    }

    static func add(_ chapter: CheckedChapter, to canvas: inout Canvas) {
        canvas.add(heading(chapter.info))
        for finding in chapter.findings.prefix(findingLimit) {
            canvas.note(finding.message.text(in: canvas.language), finding.isDamage ? .failure : .warning)
        }
        let more = chapter.findings.count - findingLimit
        if more > 0 { canvas.note(canvas.words(UpkeepPhrase.moreFindings, ["count": .count(more)]), .dim) }
    }

    static func heading(_ info: ChapterInfo) -> StyledLine {
        Cell.text(info.manga.title) + StyledLine(" ") + Cell.chapter(info.chapter)
    }

    private static func extent(of report: VerificationReport, on canvas: Canvas) -> String {
        [
            canvas.words(report.isDeep ? UpkeepPhrase.checkedDeeply : .checkedPlainly),
            canvas.words(.countChapters, ["count": .count(report.checked.chapters)]),
            canvas.words(.countPages, ["count": .count(report.checked.pages)]),
            canvas.size(report.checked.bytes),
        ].joined(separator: " · ")
    }
}
