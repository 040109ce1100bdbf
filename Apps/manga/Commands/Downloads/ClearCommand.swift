import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `clear completed`, `clear failed`, `clear all`: forgets the history; the chapters stay.
struct ClearCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "clear",
        arguments: [
            ArgumentSpec(
                name: "TAB",
                kind: .choice(["completed", "failed", "all"]),
                notes: ["completed": .tabCompleted, "failed": .tabFailed, "all": .tabBoth]
            )
        ],
        shapes: ["{cleared}"],
        summary: .clear,
        group: .downloading,
        examples: ["clear completed", "clear all"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let kit = try await session.looking()
        let (downloads, tab) = (kit.downloads, arguments.word(0))
        // More failed ones than the list shows may be kept.
        let counts = try await kit.library.queue.counts()
        var count = 0
        if tab != "failed" {
            count += counts.completed
            downloads.clearCompleted()
        }
        if tab != "completed" {
            count += counts.failed
            downloads.clearFailed()
        }
        await downloads.settle()
        if let trouble = downloads.queueTrouble { throw trouble }
        let message = Message(ShellPhrase.cleared, ["count": .count(count)])
        try session.show(Done([message], ["cleared": .count(count)]), arguments)
    }
}
