import MangaConfig
import MangaModels
import MangaPresentation

/// Which downloads `pause`, `resume`, `cancel` and `retry` mean.
enum DownloadsTarget: Equatable {
    case all
    /// By their numbers on the Downloads screen, or ids.
    case rows(Selection)
    /// Of the opened manga, by the numbers of the chapters.
    case chapters(Selection)
    /// By its title; the opened one where nil.
    case manga(String?)

    private static let name = "N|ID|all|manga TITLE|chapters SELECTION"

    static let argument = ArgumentSpec(name: name, kind: .task, presence: .rest)

    /// The same among failed ones.
    static let failedArgument = ArgumentSpec(name: name, kind: .failedTask, presence: .rest)

    /// The same where nothing at all means everything.
    static let optionalArgument = ArgumentSpec(name: name, kind: .task, presence: .optionalRest)

    init(_ arguments: Arguments) throws {
        let words = arguments.positional
        switch words.first {
        case nil: self = .all
        case "all" where words.count == 1: self = .all
        case "manga": self = .manga(words.count > 1 ? arguments.text(from: 1) : nil)
        case "chapters" where words.count == 1, "chapter" where words.count == 1: self = .manga(nil)
        case "chapters", "chapter": self = .chapters(try Selection(arguments.words.dropFirst()))
        default: self = .rows(try Selection(arguments.words))
        }
    }

    /// Whether what it means may stand behind the first `count` rows.
    func mayReachBeyond(_ count: Int) -> Bool {
        switch self {
        case .rows(let selection): !selection.isWithin(first: count)
        case .chapters: true
        case .all, .manga: false
        }
    }

    /// What it means now, among the rows of `tab`.
    @MainActor
    func selection(of tab: DownloadsTab, in session: Session, _ report: DownloadsReport) async throws
        -> DownloadsModel.Selection
    {
        switch self {
        case .all: return .all
        case .rows(let selection): return .rows(try session.downloads(selection, in: tab, of: report))
        case .chapters(let selection):
            let model = try session.inside("chapters")
            let chosen = Set(try selection.chapters(from: model.chapters).map(\.id))
            let own = { (tab: DownloadsTab) in
                report.rows(of: tab).filter {
                    $0.manga == model.manga.id && $0.environment == session.config.id && chosen.contains($0.chapter.id)
                }
            }
            let rows = own(tab)
            guard rows.isEmpty else { return .rows(rows.map(\.id)) }
            for other in DownloadsTab.allCases where !own(other).isEmpty {
                throw DownloadsSelectionError.elsewhere(
                    own(other).map { ChapterLabel($0.chapter).text },
                    count: own(other).count,
                    other,
                    wanted: tab,
                    column: selection.column
                )
            }
            throw ShellError.noneOfChapters(selection.description)
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
    /// The rows of `tab` that `selection` means: numbers count in the list that was shown last, else in the one of now.
    ///
    /// Rows move up while others end: what a person counted in must not turn into another row.
    func downloads(_ selection: Selection, in tab: DownloadsTab, of report: DownloadsReport) throws -> [DownloadRow.ID]
    {
        try selection.downloads(in: tab, of: report, shown: shownDownloads)
    }

    /// The one row of `tab` that `word` means, in the same way.
    func download(_ word: Words.Word, in tab: DownloadsTab, of report: DownloadsReport) throws -> DownloadRow {
        let ids = try downloads(try Selection([word]), in: tab, of: report)
        guard let row = report.rows(of: tab).first(where: { $0.id == ids.first }) else {
            throw DownloadsSelectionError.unknown(word.text, tab, column: word.columns.first ?? 1)
        }
        return row
    }
}
