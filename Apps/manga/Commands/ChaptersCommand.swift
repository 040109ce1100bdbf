import MangaLocalization
import MangaModels
import MangaPresentation

/// `chapters [TEXT]`: the chapters of the opened manga, asked for anew.
struct ChaptersCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "chapters",
        arguments: [
            ArgumentSpec(
                name: "TEXT",
                kind: .suggestion([
                    "unread", "downloaded", "failed", "downloading", "queued", "paused", "missing", "gaps",
                ]),
                presence: .optionalRest
            )
        ],
        options: [
            OptionSpec(
                name: "--sort",
                value: "number|title|date|state",
                kind: .choice(ChapterView.Sort.allCases.map(\.rawValue)),
                summary: .optionChapterOrder
            ),
            OptionSpec(name: "--reverse", summary: .optionReverse),
            OptionSpec(name: "--page", value: "K|all", kind: .suggestion(["all"]), summary: .optionPage),
        ],
        table: ChaptersReport.table,
        summary: .chapters,
        details: .chaptersDetails,
        group: .finding,
        examples: ["chapters", "chapters failed", "chapters lamp --sort date --reverse"]
    )

    private let arguments: Arguments
    private let view: ChapterView

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        view = try ChapterView(arguments)
    }

    func run(in session: Session) async throws {
        let model = try session.inside("chapters")
        await session.patiently { await model.load() }
        try Task.checkCancellation()
        session.open(model)
        var report = model.report
        report.view = view
        try session.show(ChaptersReport(report), arguments)
    }
}

extension ChapterView {
    fileprivate init(_ arguments: Arguments) throws(UsageError) {
        self.init(words: arguments.positional, isReversed: arguments.has("--reverse"))
        if let text = arguments["--sort"] {
            guard let sort = Sort(rawValue: text.lowercased()) else {
                let known = Sort.allCases.map(\.rawValue).joined(separator: ", ")
                throw .badValue(text, option: "--sort", expected: known)
            }
            self.sort = sort
        }
        if arguments["--page"]?.lowercased() == "all" {
            isWhole = true
        } else {
            page = try arguments.number("--page", in: 1...1_000_000)
        }
    }
}
