public import MangaLocalization
import MangaModels
public import MangaText

/// The facts of a manga, its summary, and its chapters with their states.
public enum MangaDetailScreen {
    public static func lines(_ report: MangaDetailReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.manga.title, .heading, limit: 4)
        canvas.paragraph(report.manga.alternativeTitles.joined(separator: " / "), .dim, limit: 4)
        canvas.paragraph(facts(report.manga, on: canvas), limit: 8)
        canvas.gap()
        canvas.prose(report.manga.summary ?? "")
        canvas.failure(report.failure)
        canvas.gap()
        addChapters(report.chapters, to: &canvas)
        return canvas.lines
    }

    private static func facts(_ manga: Manga, on canvas: Canvas) -> String {
        let author = manga.author.map { canvas.words(.byAuthor, ["author": .text($0)]) }
        let status = manga.status.map { canvas.words($0.phrase) }
        let genres = manga.genres.isEmpty ? nil : manga.genres.joined(separator: ", ")
        return [author, status, genres].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private static func addChapters(_ chapters: [ChapterRow], to canvas: inout Canvas) {
        guard !chapters.isEmpty else {
            canvas.paragraph(canvas.words(.emptyChapters), .dim)
            return
        }
        canvas.paragraph(ChapterCounts.text(chapters, on: canvas), .dim)
        canvas.gap()
        ChapterTable.add(chapters, to: &canvas)
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
