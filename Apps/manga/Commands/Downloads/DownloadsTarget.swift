import MangaConfig
import MangaModels
import MangaPresentation

/// Which downloads `pause`, `resume`, `cancel` and `retry` mean.
enum DownloadsTarget: Equatable {
    case all
    /// Numbers on the Downloads screen, or ids.
    case rows([String])
    /// By its title; the opened one where nil.
    case manga(String?)

    static let argument = ArgumentSpec(name: "N|ID|all|manga TITLE", kind: .task, presence: .rest)

    /// The same among failed ones.
    static let failedArgument = ArgumentSpec(name: "N|ID|all|manga TITLE", kind: .failedTask, presence: .rest)

    /// The same where nothing at all means everything.
    static let optionalArgument = ArgumentSpec(name: "N|ID|all|manga TITLE", kind: .task, presence: .optionalRest)

    init(_ arguments: Arguments) {
        let words = arguments.positional
        switch words.first {
        case nil: self = .all
        case "all" where words.count == 1: self = .all
        case "manga": self = .manga(words.count > 1 ? arguments.text(from: 1) : nil)
        default: self = .rows(words)
        }
    }

    /// What it means now, among the rows of `tab`.
    @MainActor
    func selection(of tab: DownloadsTab, in session: Session, _ report: DownloadsReport) async throws
        -> DownloadsModel.Selection
    {
        switch self {
        case .all: return .all
        case .rows(let words): return .rows(try words.map { try session.download($0, in: tab, of: report).id })
        case .manga(nil):
            return .manga(try session.inside("manga").manga.id, in: session.config.id)
        case .manga(let title?):
            let rows = DownloadsTab.allCases.flatMap(report.rows)
            if let row = rows.first(where: { $0.isOfManga(called: title) }) {
                return .manga(row.manga, in: row.environment)
            }
            return .manga(try await session.find(title).id, in: session.config.id)
        }
    }
}

extension DownloadRow {
    fileprivate func isOfManga(called text: String) -> Bool {
        [mangaTitle, mangaSlug, manga.rawValue].contains { $0.lowercased() == text.lowercased() }
    }
}

extension Session {
    /// The row of `tab` that `text` means: a number in the list that was shown last, else in the one of now; or an id.
    ///
    /// Rows move up while others end: what a person counted in must not turn into another row.
    func download(_ text: String, in tab: DownloadsTab, of report: DownloadsReport) throws -> DownloadRow {
        let shown = shownDownloads[tab] ?? report.rows(of: tab).map(\.id)
        let id = Int(text).flatMap { shown.indices.contains($0 &- 1) ? shown[$0 &- 1] : nil } ?? text
        guard let row = report.rows(of: tab).first(where: { $0.id == id }) else { throw ShellError.unknownTask(text) }
        return row
    }
}
