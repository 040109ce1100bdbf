public import MangaLocalization
import MangaModels
public import MangaText

/// The facts of a manga, the beginning of its summary, and its chapters with their states; or all of the summary alone.
public enum MangaDetailScreen {
    /// Lines of a summary that are shown beside the chapters.
    private static let summaryLimit = 5

    public static func lines(_ report: MangaDetailReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.manga.title, .heading, limit: 4)
        canvas.paragraph(report.manga.alternativeTitles.joined(separator: " / "), .dim, limit: 4)
        canvas.paragraph(facts(report.manga, on: canvas), limit: 8)
        canvas.gap()
        if report.showsSummary {
            canvas.prose(report.manga.summary ?? canvas.words(.noSummary))
            return canvas.lines
        }
        addSummary(report.manga.summary ?? "", to: &canvas)
        canvas.failure(report.failure)
        canvas.gap()
        ChapterList.add(report, to: &canvas)
        return canvas.lines
    }

    private static func addSummary(_ summary: String, to canvas: inout Canvas) {
        var whole = Canvas(width: canvas.width, language: canvas.language)
        whole.prose(summary)
        let more = whole.lines.count - summaryLimit
        // A line that says that there is one more is no shorter than that line.
        for line in more > 1 ? whole.lines.prefix(summaryLimit) : whole.lines[...] { canvas.addOrGap(line) }
        guard more > 1 else { return }
        canvas.paragraph(canvas.words(.summaryMore, ["count": .count(more)]), .dim)
    }

    private static func facts(_ manga: Manga, on canvas: Canvas) -> String {
        let author = manga.author.map { canvas.words(.byAuthor, ["author": .text($0)]) }
        let status = manga.status.map { canvas.words($0.phrase) }
        let genres = manga.genres.isEmpty ? nil : manga.genres.joined(separator: ", ")
        return [author, status, genres].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension Manga.Status {
    var phrase: PresentationPhrase {
        switch self {
        case .ongoing: .statusOngoing
        case .finished: .statusFinished
        case .paused: .statusPaused
        }
    }
}
