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
        canvas.facts(facts(report.storage))
        return canvas.lines
    }

    private static func facts(_ storage: ServerStorage) -> [(FactPhrase, String)] {
        [
            (.factMangas, String(storage.totalMangas)),
            (.factChapters, String(storage.totalChapters)),
            (.factPages, String(storage.totalPages)),
            (.factSize, ByteCount.text(storage.totalSize)),
            (.factLimit, storage.limit.map(ByteCount.text) ?? ""),
            (.factAvailable, storage.available.map(ByteCount.text) ?? ""),
        ].filter { !$0.1.isEmpty }
    }
}
