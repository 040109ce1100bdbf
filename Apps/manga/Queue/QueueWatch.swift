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
        /// Completed ones that do without pages.
        var withGaps = 0
        var failed = 0
        var cancelled = 0

        var all: Int { completed + failed + cancelled }
    }

    private let session: Session
    private let downloads: DownloadManager
    private let line: ProgressLine
    /// What was to be done when the watching began.
    private let begun: [DownloadTask]
    /// Those of the history that had ended before.
    private let old: Set<String>
    private let events: AsyncStream<DownloadEvent>
    /// How downloads ended since, by id.
    private var ended: [String: DownloadState] = [:]
    /// Those that were completed without some pages.
    private var gaps: Set<String> = []
    /// What was said of the queue standing still, until it moves again.
    private var standstill: ShellPhrase?

    /// Watches from now on: also what ends before `run()`.
    init(_ session: Session, _ downloads: DownloadManager) {
        begun = downloads.activeDownloads
        old = Set((downloads.completedDownloads + downloads.failedDownloads).map(\.id))
        events = downloads.events
        self.session = session
        self.downloads = downloads
        line = ProgressLine(session.output.errors)
    }

    /// Returns when nothing is left to do; what is paused by then is left alone, what is paused meanwhile is waited for.
    ///
    /// Throws `CancellationError` when the watching is cancelled, which leaves the downloads alone.
    func run() async throws {
        defer {
            line.clear()
            noteRest()
        }
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
        case .completed(let id), .failed(let id), .cancelled(let id): note(id)
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

    /// What has ended meanwhile.
    var outcome: Outcome {
        ended.values.reduce(into: Outcome(withGaps: gaps.count)) { outcome, state in
            switch state {
            case .completed: outcome.completed += 1
            case .failed: outcome.failed += 1
            default: outcome.cancelled += 1
            }
        }
    }

    private func note(_ id: String) {
        let history = [downloads.completedDownloads, downloads.failedDownloads, begun]
        let task = history.lazy.compactMap { $0.first { $0.id == id } }.first
        if let task { note(task) } else { ended[id] = .cancelled }
    }

    /// Takes note of how a download ended; one that was retried ends once more.
    private func note(_ task: DownloadTask) {
        guard task.state.hasEnded, ended.updateValue(task.state, forKey: task.id) != task.state else { return }
        guard task.state != .cancelled else { return }
        let (isGood, missing) = (task.state == .completed, task.missingPages.count)
        if isGood, missing > 0 { gaps.insert(task.id) }
        let facts: KeyValuePairs<String, Argument> = [
            "title": .text(task.mangaTitle), "chapter": .text(task.chapter.slug), "pages": .count(task.totalPages),
            "done": .count(task.downloadedPages), "missing": .count(missing),
            "reason": .message(task.failureMessage ?? Message(ShellPhrase.interrupted)),
        ]
        let phrase: ShellPhrase = isGood ? missing > 0 ? .chapterWithGaps : .chapterCompleted : .chapterFailed
        say(Message(phrase, facts), isGood ? missing > 0 ? .warning : .success : .failure)
    }

    /// What ended while nobody had read yet that it did.
    private func noteRest() {
        let history = (downloads.completedDownloads + downloads.failedDownloads).filter { !old.contains($0.id) }
        for task in history.reversed() + begun { note(task) }
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
        let all = ended.count + active
        let fraction = all > 0 ? (Double(ended.count) + part) / Double(all) : 1
        let names = running.prefix(3).map { "\($0.mangaTitle.neutralised) \($0.chapter.slug.neutralised)" }
        let pace = [summary.bytesPerSecond.flatMap(Pace.text), summary.timeLeft.map(Pace.text)].compactMap(\.self)
        return
            ([progressBar(fraction: fraction, width: 20) + " \(ended.count)/\(all)"] + pace
            + [names.joined(separator: " · ")]).joined(separator: "  ")
    }
}
