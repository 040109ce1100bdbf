public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// What the server holds, and how much room it has left.
public enum ServerStorageScreen {
    public static func lines(_ report: ServerStorageReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(
            canvas.words(FactPhrase.headingServerStorage, ["environment": .text(report.environment)]),
            .heading,
            limit: 4
        )
        canvas.facts(facts(report.storage, on: canvas))
        return canvas.lines
    }

    private static func facts(_ storage: ServerStorage, on canvas: Canvas) -> [(FactPhrase, String)] {
        [
            (.factMangas, canvas.count(storage.totalMangas)),
            (.factChapters, canvas.count(storage.totalChapters)),
            (.factPages, canvas.count(storage.totalPages)),
            (.factSize, canvas.size(storage.totalSize)),
            (.factLimit, storage.limit.map(canvas.size) ?? ""),
            (.factAvailable, storage.available.map(canvas.size) ?? ""),
        ].filter { !$0.1.isEmpty }
    }
}
