import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `delete SELECTION`: removes downloaded chapters of the opened manga from this disk.
struct DeleteCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "delete",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .rest)],
        summary: .delete,
        group: .library,
        examples: ["delete 1-5", "delete all"]
    )

    private let arguments: Arguments
    private let selection: Selection

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        selection = try Selection(words: arguments.positional)
    }

    func run(in session: Session) async throws {
        let model = try session.inside("delete")
        let pages = try await session.live().library.pages
        let chapters = try await session.kept(selection, of: model)
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
}
