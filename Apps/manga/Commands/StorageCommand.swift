import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `storage`: what the library on this disk takes up; `storage clear --all`, which asks first, empties it.
struct StorageCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "storage",
        arguments: [ArgumentSpec(name: "ACTION", kind: .choice(["clear"]), presence: .optional)],
        options: [
            OptionSpec(name: "--all", summary: .optionAllStored),
            OptionSpec(name: "--yes", summary: .optionYes),
        ],
        table: StorageReport.table,
        forms: ["storage", "storage clear --all [--yes]"],
        actions: [
            CommandSpec(
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
        ],
        summary: .storage,
        group: .library,
        examples: ["storage", "storage clear --all"]
    )

    private let arguments: Arguments
    private let isClear: Bool

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        isClear = arguments.word(0) != nil
        let usage = "storage clear --all [--yes]"
        if isClear, !arguments.has("--all") { throw UsageError.missingArgument("--all", usage: usage) }
        if !isClear, let option = ["--all", "--yes"].first(where: arguments.has) {
            throw UsageError.surplusArgument(option, usage: usage)
        }
    }

    func run(in session: Session) async throws {
        let kit = try await session.looking()
        if isClear { return try await clear(kit, in: session) }
        let chapters = try await kit.library.pages.chapters(in: nil, of: nil)
        let names = session.environments.all.map { ($0.id, $0.name) }
        try session.show(StorageReport(chapters, names: Dictionary(names) { first, _ in first }), arguments)
    }

    private func clear(_ kit: MangaKit, in session: Session) async throws {
        if !arguments.has("--yes") {
            let usage = try await kit.library.pages.usage(of: nil)
            let question = Message(
                ShellPhrase.askClear,
                [
                    "chapters": .count(usage.chapters), "size": .size(usage.bytes),
                    "downloads": .count(kit.downloads.activeDownloads.count),
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
        Done(
            [
                Message(
                    ShellPhrase.storageCleared,
                    [
                        "chapters": .count(freed.chapters), "size": .size(freed.bytes),
                        "cancelled": .count(cancelled),
                    ]
                )
            ],
            [
                "chapters": .count(freed.chapters), "freedBytes": .count(freed.bytes), "cancelled": .count(cancelled),
            ]
        )
    }
}
