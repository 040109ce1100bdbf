import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// Which downloaded chapters `verify` and `repair` mean.
enum UpkeepTarget {
    /// Those of the opened manga; everything where none is open.
    case here
    case everything
    case selection(Selection, command: String)

    static let options = [
        OptionSpec(name: "--all", summary: .optionAllStored),
        OptionSpec(name: "--deep", summary: .optionDeep),
    ]

    init(_ arguments: Arguments, of command: CommandSpec) throws {
        if arguments.has("--all") {
            if let word = arguments.word(0) { throw UsageError.surplusArgument(word, usage: command.usage) }
            self = .everything
        } else {
            self =
                arguments.word(0) == nil
                ? .here : .selection(try Selection(arguments.words), command: command.name)
        }
    }

    /// Throws `UsageError.nothingOpen` for a selection outside a manga, and `ShellError.notDownloaded` where nothing of
    /// it is on this disk.
    @MainActor
    func chapters(in session: Session) async throws -> ChapterSelection {
        switch self {
        case .everything: return .all
        case .here:
            return session.opened.map { .manga($0.manga.id, in: session.config.id) } ?? .all
        case .selection(let selection, let command):
            let model = try session.inside(command)
            return .chapters(try await session.kept(selection, of: model).map { session.key(of: $0, in: model) })
        }
    }
}
