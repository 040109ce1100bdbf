import Foundation
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `storage clean --older-than 90d --read`: removes chapters that nobody has used for long; shows them and asks first.
struct CleanCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "clean",
        options: [
            OptionSpec(name: "--older-than", value: "AGE", summary: .optionOlderThan),
            OptionSpec(name: "--read", summary: .optionRead),
            OptionSpec(name: "--unread", summary: .optionUnread),
            OptionSpec(name: "--dry-run", summary: .optionDryRun),
            OptionSpec(name: "--yes", summary: .optionYes),
        ],
        table: CleaningReport.table,
        shapes: [CleaningReport.shape],
        forms: [
            "storage clean --older-than AGE [--read|--unread] [--dry-run] [--yes]",
            "storage clean --read [--older-than AGE] [--dry-run] [--yes]",
        ],
        summary: .storageClean,
        details: .storageCleanDetails,
        group: .library,
        examples: ["storage clean --older-than 90d --read", "storage clean --read --dry-run"]
    )

    private let arguments: Arguments
    private let age: TimeInterval?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        if arguments.has("--read"), arguments.has("--unread") {
            throw UsageError.optionsExclude("--read", "--unread")
        }
        guard let text = arguments["--older-than"] else {
            guard arguments.has("--read") else {
                throw UsageError.missingArgument("--older-than AGE", usage: Self.spec.forms[0])
            }
            age = nil
            return
        }
        age = try Age.seconds(text)
    }

    func run(in session: Session) async throws {
        let kit = try await session.looking()
        let model = StorageModel(kit.library.catalogue, kit.library.pages)
        let date = age.map { Date(timeIntervalSinceNow: -$0) }
        let plan = try await model.cleaning(unusedSince: date, unread: arguments.has("--unread"))
        let isPlan = plan.holdings.isEmpty || arguments.has("--dry-run")
        if isPlan || arguments.format == .text { try session.show(plan, arguments) }
        if isPlan { return }
        if !arguments.has("--yes"), try await !session.confirms(plan.question) {
            return try session.show(Done([Message(ShellPhrase.notDeleted)], ["freedBytes": .count(0)]), arguments)
        }
        let done = try await model.clean(plan)
        await kit.downloads.refreshHistory()
        await session.opened?.refresh()
        try session.show(done, arguments)
    }
}
