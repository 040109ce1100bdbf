import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `storage [NAME]`: what the library on this disk takes up, or one manga of it; `storage clear` and `storage clean` make
/// room.
struct StorageCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "storage",
        arguments: [ArgumentSpec(name: "NAME|ACTION", kind: .manga, presence: .optionalRest)],
        options: [
            RowsWish.sorting(by: orders), RowsWish.limit, OptionSpec(name: "--all", summary: .optionAllStored),
        ] + CleanCommand.spec.options,
        table: StorageReport.table,
        shapes: [StorageReport.shape, MangaStorageReport.shape],
        forms: [
            "storage [NAME] [--sort size|date|title] [--limit N]", ClearStorageCommand.spec.forms[0],
        ] + CleanCommand.spec.forms,
        actions: [ClearStorageCommand.spec, CleanCommand.spec],
        summary: .storage,
        details: .storageDetails,
        group: .library,
        examples: ["storage", #"storage "Lantern Street" --sort date"#, "storage clean --older-than 90d --read"]
    )

    nonisolated private static let orders: [LibraryQuery.Order] = [.size, .date, .title]

    private let arguments: Arguments
    private let wish: RowsWish
    private let action: (any Command)?

    init(_ arguments: Arguments) throws {
        let actions: [String: any Command.Type] = [
            ClearStorageCommand.spec.name: ClearStorageCommand.self, CleanCommand.spec.name: CleanCommand.self,
        ]
        self.arguments = arguments
        wish = try RowsWish(arguments, orders: Self.orders)
        if let word = arguments.words.first, !word.isQuoted, let type = actions[word.text] {
            action = try type.init(try arguments.behind(1, for: Self.spec.action(named: word.text) ?? type.spec))
            return
        }
        action = nil
        for type in [ClearStorageCommand.spec, CleanCommand.spec] {
            let own = type.options.map(\.name)
            if let option = own.first(where: arguments.has) {
                throw UsageError.surplusArgument(option, usage: type.forms[0])
            }
        }
    }

    func run(in session: Session) async throws {
        if let action { return try await action.run(in: session) }
        let kit = try await session.looking()
        let model = StorageModel(kit.library.catalogue, kit.library.pages, names: session.environmentNames)
        model.order = wish.order ?? .size
        // Who reads the answer by a program wants all of it.
        model.limit = arguments["--limit"] != nil || arguments.format == .text ? wish.limit : .max
        if arguments.word(0) != nil {
            let (manga, environment) = try await session.stored(arguments.text())
            return try session.show(try await model.chapters(of: manga, in: environment), arguments)
        }
        try await model.load()
        try session.show(model.report, arguments)
    }
}
