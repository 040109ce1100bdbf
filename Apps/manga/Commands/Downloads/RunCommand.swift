import Foundation
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// `downloads run`: works off the queue of every environment and ends then; with `--detach`, in the background.
struct RunCommand: Command {
    /// How long a process in the background may take to begin.
    private static let patience = Duration.seconds(30)

    nonisolated static let spec = CommandSpec(
        name: "run",
        options: [OptionSpec(name: "--detach", summary: .optionDetach)],
        summary: .run,
        group: .downloading,
        examples: ["downloads run", "downloads run --detach"],
        failure: .failedRun
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        if arguments.has("--detach") { return try await detach(in: session) }
        let downloads = try await session.looking().downloads
        let lock = try QueueLock(at: session.home.queueLock)
        defer { withExtendedLifetime(lock) {} }
        await downloads.settle()
        let watch = QueueWatch(session, downloads)
        _ = try await session.live()
        try await watch.run()
        try report(watch.outcome, downloads, in: session)
    }

    private func report(_ outcome: QueueWatch.Outcome, _ downloads: DownloadManager, in session: Session) throws {
        try session.show(Done(outcome, left: downloads, in: session), arguments)
        if outcome.failed > 0 { throw ShellError.batchFailed(failed: outcome.failed, total: outcome.all) }
        let stranded = downloads.activeDownloads.count { $0.state != .paused }
        if stranded > 0 { throw ShellError.stranded(stranded) }
    }

    /// Returns when the other process has the queue.
    private func detach(in session: Session) async throws {
        let downloads = try await session.looking().downloads
        let (path, log) = (session.home.queueLock, session.home.queueLog)
        if let holder = QueueLock.holder(at: path) { throw ShellError.alreadyRunning(process: holder) }
        guard !downloads.isIdle else {
            return try session.show(Done(QueueWatch.Outcome(), left: downloads, in: session), arguments)
        }
        try QueueLog.prepare(log)
        let process = try BackgroundProcess(
            ["--lang", session.language.rawValue] + session.inheritance.arguments + ["downloads", "run"],
            variables: session.inheritance.variables(over: ProcessInfo.processInfo.environment),
            log: log
        )
        defer { process.reap() }
        try await begin(process, lock: path, log: log)
        let number = Int(process.number)
        let message = Message(ShellPhrase.detached, ["process": .text("\(number)"), "path": .text(log)])
        try session.show(Done([message], ["process": .count(number), "log": .text(log)]), arguments)
    }

    private func begin(_ process: BackgroundProcess, lock: String, log: String) async throws {
        let end = ContinuousClock.now + Self.patience
        while QueueLock.holder(at: lock) != process.number {
            if let status = process.status() {
                // It may have been quicker than this look.
                if status == 0 { return }
                throw ShellError.notBegun(log: log)
            }
            guard ContinuousClock.now < end else { throw ShellError.notBegun(log: log) }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}

extension Done {
    /// What ended, and what is left and why; at the prompt the shell says itself that a batch has ended.
    @MainActor
    init(_ outcome: QueueWatch.Outcome, left downloads: DownloadManager, in session: Session) {
        let paused = downloads.activeDownloads.count { $0.state == .paused }
        let counts = Message.batch(completed: outcome.completed, failed: outcome.failed, gaps: outcome.withGaps)
        var messages: [Message] = []
        if outcome.all == 0 { messages.append(Message(ShellPhrase.queueEmpty)) }
        if outcome.all > 0, !session.isInteractive { messages.append(counts) }
        if paused > 0 { messages.append(Message(ShellPhrase.leftPaused, ["count": .count(paused)])) }
        self.init(
            messages,
            [
                "completed": .count(outcome.completed), "failed": .count(outcome.failed),
                "withGaps": .count(outcome.withGaps), "cancelled": .count(outcome.cancelled),
                "left": .count(downloads.activeCount),
            ]
        )
    }
}
