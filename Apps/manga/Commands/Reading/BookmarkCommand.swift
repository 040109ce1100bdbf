import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `bookmark [CHAPTER [PAGE]]`: lists bookmarks, sets one, or with `--remove` takes them away.
struct BookmarkCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "bookmark",
        arguments: [
            ArgumentSpec(name: "CHAPTER", kind: .chapter, presence: .optional),
            ArgumentSpec(name: "PAGE", kind: .text, presence: .optional),
        ],
        options: [OptionSpec(name: "--remove", summary: .optionRemove)],
        table: BookmarksReport.table,
        shapes: [BookmarksReport.shape, "{chapter, page}", "{removed}"],
        summary: .bookmark,
        details: .bookmarkDetails,
        group: .library,
        examples: ["bookmark", "bookmark 5 12", "bookmark 5 --remove"]
    )

    private let arguments: Arguments
    private let chapter: [Words.Word]
    /// From 0.
    private let page: Int?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        // A volume is no chapter: what follows it is one, not a page.
        let isVolume = arguments.words.first.map { !$0.isQuoted && $0.text.lowercased().hasPrefix("vol:") } ?? false
        chapter = Array(arguments.words.prefix(isVolume ? 2 : 1))
        guard !isVolume, let text = arguments.word(1) else {
            if arguments.has("--remove"), arguments.word(0) == nil {
                throw UsageError.missingArgument("CHAPTER", usage: Self.spec.usage)
            }
            page = nil
            return
        }
        guard let number = Int(text), (1...1_000_000).contains(number) else {
            throw UsageError.badValue(text, option: "PAGE", expected: "1–1000000")
        }
        page = number - 1
    }

    func run(in session: Session) async throws {
        guard !chapter.isEmpty else { return try await list(in: session) }
        let model = try session.inside("bookmark")
        let chapter = try Selection.one(chapter, in: model.chapters)
        if arguments.has("--remove") {
            let count = try await model.removeBookmarks(of: chapter, page: page)
            let message = Message(ReadingPhrase.bookmarksRemoved, ["count": .count(count)])
            return try session.show(Done([message], ["removed": .count(count)]), arguments)
        }
        let bookmark = try await model.bookmark(chapter, page: page)
        let number = bookmark.pageIndex + 1
        let message = Message(
            ReadingPhrase.bookmarked,
            ["chapter": .text(ChapterLabel(chapter, among: model.chapters).name), "page": .count(number)]
        )
        try session.show(Done([message], ["chapter": .text(chapter.id.rawValue), "page": .count(number)]), arguments)
    }

    /// Those of the opened manga, else of the environment.
    private func list(in session: Session) async throws {
        let report = try await BookmarksReport(
            of: session.opened?.manga.id,
            in: session.config.id,
            session.looking().library.catalogue
        )
        try session.show(report, arguments)
    }
}
