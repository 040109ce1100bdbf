import MangaLocalization
import MangaModels
import MangaPresentation

/// `chapters [SELECTION]`: the chapters of the opened manga, asked for anew.
struct ChaptersCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "chapters",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: [
            OptionSpec(
                name: "--sort",
                value: "number|title|date|state",
                kind: .choice(ChapterView.Sort.allCases.map(\.rawValue)),
                notes: ["number": .byNumber, "title": .byTitle, "date": .byDate, "state": .byState],
                summary: .optionChapterOrder
            ),
            OptionSpec(name: "--reverse", summary: .optionReverse),
        ] + RowsWish.options,
        table: ChaptersReport.table,
        shapes: [ChaptersReport.shape],
        summary: .chapters,
        details: .chaptersDetails,
        group: .finding,
        examples: ["chapters", "chapters 1-20 unread", "chapters lamp --sort date --reverse"]
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
    fileprivate init(_ arguments: Arguments) throws {
        let rows = try RowsWish(arguments)
        self.init(
            arguments.words.isEmpty ? nil : try Selection(arguments.words),
            isReversed: arguments.has("--reverse"),
            page: rows.page,
            limit: rows.limit
        )
        isWhole = rows.isWhole
        // Who says how many wants no more, in JSON too.
        if arguments.has("--limit"), !isWhole { page = page ?? 1 }
        guard let text = arguments["--sort"] else { return }
        guard let sort = Sort(rawValue: text.lowercased()) else {
            let known = Sort.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError.badValue(text, option: "--sort", expected: known)
        }
        self.sort = sort
    }
}
