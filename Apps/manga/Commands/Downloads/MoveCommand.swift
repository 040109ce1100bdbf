import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `downloads move N top|up|down|bottom`: another turn for a download that waits.
struct MoveCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "move",
        arguments: [
            ArgumentSpec(name: "N|ID", kind: .oneTask),
            ArgumentSpec(
                name: "PLACE",
                kind: .choice(QueuedDownload.Place.allCases.map(\.rawValue)),
                notes: ["top": .placeTop, "up": .placeUp, "down": .placeDown, "bottom": .placeBottom]
            ),
        ],
        shapes: ["{moved, position}"],
        summary: .move,
        group: .downloading,
        examples: ["downloads move 3 top"]
    )

    private let arguments: Arguments
    private let place: QueuedDownload.Place

    init(_ arguments: Arguments) {
        self.arguments = arguments
        place = arguments.word(1).flatMap(QueuedDownload.Place.init) ?? .top
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let isListed = try Selection([arguments.words[0]]).isWithin(first: model.report.active.count)
        if !isListed { try await model.listAll() }
        let row = try session.download(arguments.words[0], in: .active, of: model.report)
        let hasMoved = try await model.move(row.id, to: place)
        let report = model.report
        session.shownDownloads[.active] = nil
        let position = (report.active.firstIndex { $0.id == row.id } ?? 0) + 1
        let message = Message(
            hasMoved ? ShellPhrase.moved : .notMoved,
            [
                "title": .text(row.mangaTitle), "chapter": .text(ChapterLabel(row.chapter).text),
                "position": .count(position),
            ]
        )
        try session.show(Done([message], ["moved": .flag(hasMoved), "position": .count(position)]), arguments)
    }
}
