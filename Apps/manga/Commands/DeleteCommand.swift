import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `delete SELECTION`: removes downloaded chapters of the opened manga from this disk; several only where a person who
/// sits there agrees.
struct DeleteCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "delete",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .stored, presence: .rest)],
        options: [OptionSpec(name: "--yes", summary: .optionYes)],
        shapes: ["{deleted, freedBytes}"],
        summary: .delete,
        group: .library,
        examples: ["delete 1-5", "delete all"]
    )

    private let arguments: Arguments
    private let selection: Selection

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        selection = try Selection(arguments.words)
    }

    func run(in session: Session) async throws {
        let model = try session.inside("delete")
        let pages = try await session.live().library.pages
        let chapters = try await session.kept(selection, of: model)
        guard try await isMeant(chapters, of: model, in: session) else {
            let facts: [String: Done.Fact] = ["deleted": .count(0), "freedBytes": .count(0)]
            return try session.show(Done([Message(ShellPhrase.nothingDeleted)], facts), arguments)
        }
        var freed = 0
        for chapter in chapters {
            freed += try await pages.delete(session.key(of: chapter, in: model))
        }
        await session.kit?.downloads.refreshHistory()
        await model.refresh()
        let message = Message(
            ShellPhrase.deleted,
            ["count": .count(chapters.count), "size": .size(freed)]
        )
        try session.show(
            Done([message], ["deleted": .count(chapters.count), "freedBytes": .count(freed)]),
            arguments
        )
    }

    private func isMeant(_ chapters: [Chapter], of model: MangaDetailModel, in session: Session) async throws -> Bool {
        guard chapters.count > 1, session.isInteractive, !arguments.has("--yes") else { return true }
        let ids = Set(chapters.map(\.id))
        let stored = try await session.looking().library.pages.chapters(in: session.config.id, of: model.manga.id)
        let size = stored.reduce(0) { $0 + (ids.contains($1.info.chapter.id) ? $1.size : 0) }
        let facts: KeyValuePairs<String, Argument> = [
            "count": .count(chapters.count), "title": .text(model.manga.title), "size": .size(size),
        ]
        return try await session.confirms(Message(ShellPhrase.askDeleteChapters, facts))
    }
}
