import Foundation
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaTerminal
import MangaText

/// Shows what becomes of the downloads, whichever process works on them: a line for each that ends, and how all stand.
@MainActor
final class QueueWatch {
    /// What ended meanwhile.
    struct Outcome: Hashable {
        var completed = 0
        var failed = 0
        var cancelled = 0

        var all: Int { completed + failed + cancelled }
    }

    private let session: Session
    private let downloads: DownloadManager
    private let line: ProgressLine
    private(set) var outcome = Outcome()
    /// What was said of the queue standing still, until it moves again.
    private var standstill: ShellPhrase?

    init(_ session: Session, _ downloads: DownloadManager) {
        self.session = session
        self.downloads = downloads
        line = ProgressLine(session.output.errors)
    }

    /// Returns when nothing is left to do; what is paused by then is left alone, what is paused meanwhile is waited for.
    ///
    /// Throws `CancellationError` when the watching is cancelled, which leaves the downloads alone.
    func run() async throws {
        defer { line.clear() }
        let events = downloads.events
        await downloads.settle()
        draw()
        if let problem = downloads.problem { say(problem.message, .failure) }
        guard !downloads.isIdle else { return }
        tellStandstill()
        for await event in events {
            tell(event)
            tellStandstill()
            draw()
            if downloads.isIdle, pausedCount == 0 { return }
        }
        try Task.checkCancellation()
    }

    private func tell(_ event: DownloadEvent) {
        switch event {
        case .completed(let id):
            outcome.completed += 1
            ended(id, in: downloads.completedDownloads)
        case .failed(let id):
            outcome.failed += 1
            ended(id, in: downloads.failedDownloads)
        case .cancelled: outcome.cancelled += 1
        // The shell has told already what it tells at any time.
        case .stalled(let problem): if !session.isInteractive { say(problem.message, .failure) }
        case .connectionRestored: say(Message(ShellPhrase.connectionRestored), .success)
        case .noticed(_, let notice): say(notice, .warning)
        default: break
        }
    }

    private var pausedCount: Int {
        downloads.activeDownloads.count { $0.state == .paused }
    }

    /// Says once why nothing moves: all that is left is paused, or nobody works on it.
    private func tellStandstill() {
        let isRunning = downloads.activeDownloads.contains { if case .downloading = $0.state { true } else { false } }
        var phrase: ShellPhrase?
        if downloads.isIdle {
            phrase = pausedCount > 0 ? .leftPaused : nil
        } else if !isRunning, !session.isWorking, QueueLock.holder(at: session.home.queueLock) == nil {
            phrase = .nobodyWorks
        }
        defer { standstill = phrase }
        guard let phrase, phrase != standstill else { return }
        say(Message(phrase, ["count": .count(pausedCount)]), .warning)
    }

    private func ended(_ id: String, in list: [DownloadTask]) {
        guard let task = list.first(where: { $0.id == id }) else { return }
        let facts: KeyValuePairs<String, Argument> = [
            "title": .text(task.mangaTitle), "chapter": .text(task.chapter.slug), "pages": .count(task.totalPages),
            "reason": .message(task.failureMessage ?? Message(ShellPhrase.interrupted)),
        ]
        let isGood = task.state == .completed
        say(Message(isGood ? ShellPhrase.chapterCompleted : .chapterFailed, facts), isGood ? .success : .failure)
    }

    /// A line that stays; with the time where it goes into a log.
    private func say(_ message: Message, _ style: TextStyle) {
        line.clear()
        let errors = session.output.errors
        guard !errors.isTerminal else { return session.output.notice(message, style) }
        let time = Timestamp.text(Date())
        errors.print(StyledLine("\(time) \(message.text(in: session.language).neutralised)"))
    }

    private func draw() {
        line.draw(text())
    }

    private func text() -> String {
        let summary = downloads.summary
        let active = summary.running + summary.waiting
        let running = downloads.activeDownloads.lazy.filter { if case .downloading = $0.state { true } else { false } }
        let part = running.reduce(0) { $0 + $1.progress }
        let all = outcome.all + active
        let fraction = all > 0 ? (Double(outcome.all) + part) / Double(all) : 1
        let names = running.prefix(3).map { "\($0.mangaTitle.neutralised) \($0.chapter.slug.neutralised)" }
        let pace = [summary.bytesPerSecond.flatMap(Pace.text), summary.timeLeft.map(Pace.text)].compactMap(\.self)
        return
            ([progressBar(fraction: fraction, width: 20) + " \(outcome.all)/\(all)"] + pace
            + [names.joined(separator: " · ")]).joined(separator: "  ")
    }
}
