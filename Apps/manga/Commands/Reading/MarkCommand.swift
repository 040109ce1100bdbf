import MangaLocalization
import MangaPresentation

/// `mark read|unread SELECTION`: says what was read of the opened manga.
struct MarkCommand: Command {
    /// What chapters may be marked as.
    enum Mark: String, CaseIterable {
        case read, unread
    }

    nonisolated static let spec = CommandSpec(
        name: "mark",
        arguments: [
            ArgumentSpec(
                name: "MARK",
                kind: .choice(Mark.allCases.map(\.rawValue)),
                notes: ["read": .markRead, "unread": .markUnread]
            ),
            ArgumentSpec(name: "SELECTION", kind: .selection, presence: .rest),
        ],
        shapes: [MarkReport.shape],
        summary: .mark,
        details: .markDetails,
        group: .library,
        examples: ["mark read 1-10", "mark unread 10"]
    )

    private let arguments: Arguments
    private let selection: Selection

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        selection = try Selection(arguments.words.dropFirst())
    }

    func run(in session: Session) async throws {
        let model = try session.inside("mark")
        let isRead = arguments.word(0) == Mark.read.rawValue
        try session.show(try await model.mark(selection, isRead: isRead), arguments)
    }
}
