import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// `clear completed`, `clear failed`, `clear all`: forgets the history; the chapters stay.
struct ClearCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "clear",
        arguments: [ArgumentSpec(name: "TAB", kind: .choice(["completed", "failed", "all"]))],
        summary: .clear
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let downloads = try await session.looking().downloads
        let tab = arguments.word(0)
        var count = 0
        if tab != "failed" {
            count += downloads.completedDownloads.count
            downloads.clearCompleted()
        }
        if tab != "completed" {
            count += downloads.failedDownloads.count
            downloads.clearFailed()
        }
        await downloads.settle()
        let message = Message(ShellPhrase.cleared, ["count": .count(count)])
        try session.show(Done([message], ["cleared": .count(count)]), arguments)
    }
}
