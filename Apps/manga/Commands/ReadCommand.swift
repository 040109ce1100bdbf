import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `read CHAPTER`: the pages of a chapter, from this disk, else as the server lists them; notes that it was begun.
struct ReadCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "read",
        arguments: [ArgumentSpec(name: "CHAPTER", kind: .chapter, presence: .rest)],
        table: PagesReport.table,
        shapes: [PagesReport.shape],
        summary: .read,
        details: .readDetails,
        group: .library,
        examples: ["read 5", "read latest"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try session.inside("read")
        let chapter = try Selection.one(arguments.words, in: model.chapters)
        let kit = try await session.live()
        let key = ChapterKey(environment: session.config.id, manga: model.manga.id, chapter: chapter.id)
        if let stored = try await kit.library.pages.chapter(key) {
            try session.show(PagesReport(stored, folder: try await kit.library.folder(of: key)), arguments)
            return try await model.note(page: 0, of: stored.pages.count + stored.missing.count, in: chapter)
        }
        let pages = try await session.patiently { try await session.source().pages(of: chapter, in: model.manga) }
        try session.show(PagesReport(manga: model.manga, chapter: chapter, pages: pages.map(PageRow.init)), arguments)
        if !pages.isEmpty { try await model.note(page: 0, of: pages.count, in: chapter) }
    }
}
