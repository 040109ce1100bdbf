import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// What `verify` and `repair` have in common: the chapters that they read again, and how deeply.
struct UpkeepWish {
    private let target: UpkeepTarget
    private let isDeep: Bool

    init(_ arguments: Arguments, of command: CommandSpec) throws {
        target = try UpkeepTarget(arguments, of: command)
        isDeep = arguments.has("--deep")
    }

    static func spec(
        _ name: String,
        _ table: PlainTable,
        _ shape: JSONShape,
        summary: CommandPhrase,
        failure: HelpPhrase
    ) -> CommandSpec {
        CommandSpec(
            name: name,
            arguments: [ArgumentSpec(name: "SELECTION", kind: .stored, presence: .optionalRest)],
            options: UpkeepTarget.options,
            table: table,
            shapes: [shape],
            summary: summary,
            details: .upkeepDetails,
            group: .upkeep,
            examples: [name, "\(name) 1-5", "\(name) --all --deep"],
            failure: failure
        )
    }

    @MainActor
    func upkeep(in session: Session) -> Upkeep {
        Upkeep(session: session, isDeep: isDeep)
    }

    @MainActor
    func chapters(in session: Session) async throws -> ChapterSelection {
        try await target.chapters(in: session)
    }
}
