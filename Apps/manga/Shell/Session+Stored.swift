import MangaConfig
import MangaKit
import MangaModels
import MangaPresentation
import MangaStorage

extension Session {
    /// The chapters of `selection` that are on this disk; throws `ShellError.notDownloaded` where none is.
    ///
    /// With those that were, and whose folders somebody has taken away.
    func kept(_ selection: Selection, of model: MangaDetailModel) async throws -> [Chapter] {
        let chosen = try selection.chapters(from: model.chapters)
        let pages = try await looking().library.pages
        let here = try await pages.chapters(in: config.id, of: model.manga.id)
        let missing = try await pages.missing(in: config.id, of: model.manga.id)
        let stored = Set((here + missing).map(\.info.chapter.id))
        let chapters = chosen.filter { stored.contains($0.id) }
        if chapters.isEmpty, let first = chosen.first {
            throw ShellError.notDownloaded(chapter: ChapterLabel(first).text, title: model.manga.title)
        }
        return chapters
    }

    func key(of chapter: Chapter, in model: MangaDetailModel) -> ChapterKey {
        ChapterKey(environment: config.id, manga: model.manga.id, chapter: chapter.id)
    }
}
