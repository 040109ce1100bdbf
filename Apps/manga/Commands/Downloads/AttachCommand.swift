import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaTerminal

/// `downloads attach`: shows live what any process downloads, until nothing is left or nobody works on it; `^C` ends
/// only the watching.
///
/// Where the answer goes to no terminal, it is a line for each change of a chapter.
struct AttachCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "attach",
        summary: .attach,
        details: .attachDetails,
        group: .downloading,
        examples: ["downloads attach"],
        failure: .failedAttach
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let downloads = try await session.looking().downloads
        await downloads.settle()
        let isPlain = !session.output.standard.isTerminal && arguments.format == .text
        let watch = QueueWatch(session, downloads, isAnswer: isPlain)
        do {
            try await watch.run(needsWorker: true)
        } catch let error as CancellationError {
            // ^C: the downloads go on, only the watching ends.
            if session.isTerminated { throw error }
            return
        }
        try session.show(Done(watch.outcome, left: downloads, in: session), arguments)
        if watch.outcome.failed > 0 {
            throw ShellError.batchFailed(failed: watch.outcome.failed, total: watch.outcome.all)
        }
    }
}
