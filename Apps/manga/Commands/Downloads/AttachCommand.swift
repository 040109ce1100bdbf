import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// `downloads attach`: shows live what any process downloads, until nothing is left; `^C` ends only the watching.
struct AttachCommand: Command {
    nonisolated static let spec = CommandSpec(name: "attach", summary: .attach)

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let downloads = try await session.looking().downloads
        await downloads.settle()
        let watch = QueueWatch(session, downloads)
        do {
            try await watch.run()
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
