import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaPresentation
import MangaStorage

/// `server storage`; `server delete CHAPTER`, which asks first.
struct ServerCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "server",
        arguments: [
            ArgumentSpec(name: "ACTION", kind: .choice(["storage", "delete"])),
            ArgumentSpec(name: "CHAPTER", kind: .chapter, presence: .optionalRest),
        ],
        options: [OptionSpec(name: "--yes", summary: .optionYes)],
        forms: ["server storage", "server delete CHAPTER [--yes]"],
        actions: [
            CommandSpec(
                name: "storage",
                summary: .serverStorage,
                group: .environments,
                examples: ["server storage"]
            ),
            CommandSpec(
                name: "delete",
                arguments: [ArgumentSpec(name: "CHAPTER", kind: .chapter, presence: .rest)],
                options: [OptionSpec(name: "--yes", summary: .optionYes)],
                summary: .serverDelete,
                group: .environments,
                examples: ["server delete 5", "server delete 5 --yes"]
            ),
        ],
        summary: .server,
        group: .environments,
        examples: ["server storage", "server delete 5"]
    )

    private let arguments: Arguments
    private let isDelete: Bool

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        isDelete = arguments.word(0) == "delete"
        if isDelete, arguments.word(1) == nil {
            throw UsageError.missingArgument("CHAPTER", usage: Self.spec.usage)
        }
        if !isDelete, let word = arguments.word(1) {
            throw UsageError.surplusArgument(word, usage: Self.spec.usage)
        }
    }

    func run(in session: Session) async throws {
        if isDelete {
            try await delete(in: session)
        } else {
            let storage = try await session.client().send(.storageStats)
            try session.show(ServerStorageReport(environment: session.config.name, storage: storage), arguments)
        }
    }

    private func delete(in session: Session) async throws {
        let model = try session.inside("server delete")
        let chapter = try Selection.one(arguments.words.dropFirst(), in: model.chapters)
        let facts: KeyValuePairs<String, Argument> = [
            "chapter": .text(ChapterLabel(chapter).text), "title": .text(model.manga.title),
            "environment": .text(session.config.name),
        ]
        if !arguments.has("--yes") {
            guard try await session.confirms(Message(ShellPhrase.askDelete, facts)) else {
                try session.show(Done([Message(ShellPhrase.notDeleted)], ["freedBytes": .count(0)]), arguments)
                return
            }
        }
        let deletion = try await session.client().send(
            .deleteChapter(slug: model.manga.slug, chapter: chapter.slug)
        )
        let message = Message(
            ShellPhrase.serverDeleted,
            ["chapter": .text(ChapterLabel(chapter).text), "size": .size(deletion.freedBytes)]
        )
        try session.show(Done([message], ["freedBytes": .count(deletion.freedBytes)]), arguments)
    }
}
