import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `storage clear --all`, which asks first, empties the library.
struct ClearStorageCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "clear",
        options: [
            OptionSpec(name: "--all", summary: .optionAllStored),
            OptionSpec(name: "--yes", summary: .optionYes),
        ],
        forms: ["storage clear --all [--yes]"],
        summary: .storageClear,
        group: .library,
        examples: ["storage clear --all", "storage clear --all --yes"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        if !arguments.has("--all") { throw UsageError.missingArgument("--all", usage: Self.spec.forms[0]) }
    }

    func run(in session: Session) async throws {
        let kit = try await session.looking()
        let usage = try await kit.library.pages.usage(of: nil)
        // Where nothing can be lost, there is nothing to ask.
        let isEmpty = usage.chapters == 0 && kit.downloads.activeDownloads.isEmpty
        if !isEmpty, !arguments.has("--yes") {
            let question = Message(
                kit.downloads.activeDownloads.isEmpty ? ShellPhrase.askClearStored : .askClear,
                [
                    "chapters": .count(usage.chapters), "size": .size(usage.bytes),
                    "downloads": .count(kit.downloads.activeCount),
                ]
            )
            guard try await session.confirms(question) else {
                return try session.show(Done([Message(ShellPhrase.notDeleted)], ["freedBytes": .count(0)]), arguments)
            }
        }
        let cancelled = await kit.downloads.cancelAll()
        let freed = try await kit.library.clear()
        await kit.downloads.refreshHistory()
        await session.opened?.refresh()
        try session.show(done(freed, cancelled: cancelled), arguments)
    }

    private func done(_ freed: StorageUsage, cancelled: Int) -> Done {
        let arguments: KeyValuePairs<String, Argument> = [
            "chapters": .count(freed.chapters), "size": .size(freed.bytes), "cancelled": .count(cancelled),
        ]
        let isNothing = freed.chapters == 0 && cancelled == 0
        let phrase = cancelled == 0 ? ShellPhrase.storedCleared : .storageCleared
        return Done(
            [isNothing ? Message(PresentationPhrase.emptyStorage) : Message(phrase, arguments)],
            [
                "chapters": .count(freed.chapters), "freedBytes": .count(freed.bytes), "cancelled": .count(cancelled),
            ]
        )
    }
}
