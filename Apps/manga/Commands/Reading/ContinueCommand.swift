import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `continue [NAME]`: where reading goes on, in a manga or in the one that was read last; opens it.
struct ContinueCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "continue",
        arguments: [ArgumentSpec(name: "NAME", kind: .manga, presence: .optionalRest)],
        shapes: [NextChapterReport.shape],
        summary: .continueReading,
        group: .library,
        examples: ["continue", #"continue "Lantern Street""#]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await model(in: session)
        session.open(model)
        try session.show(NextChapterReport(model.manga, model.chapters, failure: model.failure), arguments)
    }

    private func model(in session: Session) async throws -> MangaDetailModel {
        if arguments.word(0) != nil { return try await session.loaded(try await session.find(arguments.text())) }
        if let opened = session.opened {
            await opened.refresh()
            return opened
        }
        let catalogue = try await session.looking().library.catalogue
        let environment = session.config.id
        let latest = try await catalogue.recentProgress(in: environment, limit: 1).first
        guard let latest, let manga = try await catalogue.manga(latest.manga, in: environment) else {
            throw ShellError.nothingRead
        }
        return try await session.loaded(manga)
    }
}
