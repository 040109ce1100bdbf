import MangaLocalization

/// `close`: leaves the opened manga.
struct CloseCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "close",
        summary: .close,
        group: .finding,
        examples: ["close"]
    )

    nonisolated static let isInstant = true

    init(_ arguments: Arguments) {}

    func run(in session: Session) {
        session.open(nil)
    }
}
