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
    /// Those that were seen to be worked on.
    private var started: Set<String> = []
    /// Whether it was said that all that is left is paused, until that is over.
    private var hasToldPause = false
    /// Whether what becomes of the chapters is the answer of the command.
    private let isAnswer: Bool
    /// Seconds without anybody who works on the queue: another process may take it over.
    private static let patience = 10

    /// Watches from now on: also what ends before `run()`.
    init(_ session: Session, _ downloads: DownloadManager, isAnswer: Bool = false) {
        self.isAnswer = isAnswer
        begun = downloads.activeDownloads
        old = Set((downloads.completedDownloads + downloads.failedDownloads).map(\.id))
        events = downloads.events
        self.session = session
        self.downloads = downloads
        line = ProgressLine(session.output)
    }

    /// Returns when nothing is left to do; what is paused by then is left alone, what is paused meanwhile is waited for.
    ///
    /// Throws `ShellError.nobodyWorks` where it `needsWorker` and there is none for a while, and `CancellationError`
    /// when the watching is cancelled, which leaves the downloads alone.
    func run(needsWorker: Bool = false) async throws {
        session.isWatching = true
        defer {
            session.isWatching = false
            line.clear()
            noteRest()
        }
        draw()
        if let problem = downloads.problem { say(problem.message, .failure) }
        guard !downloads.isIdle else { return }
        if needsWorker, !hasWorker { throw ShellError.nobodyWorks(left: downloads.activeCount) }
        tellStarted()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.follow() }
            if needsWorker { group.addTask { try await self.lookForWorker() } }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func follow() async throws {
        tellPause()
        for await event in events {
            tell(event)
            tellPause()
            draw()
            if downloads.isIdle, pausedCount == 0 { return }
        }
        try Task.checkCancellation()
    }

    /// Ends with an error when nobody works on the queue any more.
    private func lookForWorker() async throws {
        var seconds = 0
        while seconds < Self.patience {
            try await Task.sleep(for: .seconds(1))
            seconds = hasWorker || downloads.isIdle ? 0 : seconds + 1
        }
        throw ShellError.nobodyWorks(left: downloads.activeCount)
    }

    /// Whether anybody works on the queue, here or elsewhere.
    private var hasWorker: Bool {
        session.isWorking || downloads.otherWorkers > 0 || !running.isEmpty
            || QueueLock.holder(at: session.home.queueLock) != nil
    }

    private var running: [DownloadTask] {
        downloads.activeDownloads.filter { if case .downloading = $0.state { true } else { false } }
    }

    private func tell(_ event: DownloadEvent) {
        switch event {
        case .completed(let id), .failed(let id), .cancelled(let id): note(id)
        // The shell has told already what it tells at any time.
        case .stalled(let problem): if !session.isInteractive { say(problem.message, .failure) }
        case .connectionRestored: if !session.isInteractive { say(Message(ShellPhrase.connectionRestored), .success) }
        case .noticed(_, let notice): say(notice, .warning)
        case .started, .updated: tellStarted()
        default: break
        }
    }

    private var pausedCount: Int {
        downloads.activeDownloads.count { $0.state == .paused }
    }

    /// Says once that all that is left is paused.
    private func tellPause() {
        let isPaused = downloads.isIdle && pausedCount > 0
        defer { hasToldPause = isPaused }
        guard isPaused, !hasToldPause else { return }
        say(Message(ShellPhrase.leftPaused, ["count": .count(pausedCount)]), .warning)
    }

    /// A line for each chapter that has begun; only where such lines are what is asked for.
    private func tellStarted() {
        guard isAnswer else { return }
        for task in running where started.insert(task.id).inserted {
            let facts: KeyValuePairs<String, Argument> = [
                "title": .text(task.mangaTitle), "chapter": .text(ChapterLabel(task.chapter).text),
            ]
            answer(Message(ShellPhrase.chapterBegun, facts))
        }
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
            "title": .text(task.mangaTitle), "chapter": .text(ChapterLabel(task.chapter).text),
            "pages": .count(task.totalPages),
            "done": .count(task.downloadedPages), "missing": .count(missing),
            "reason": .message(task.failureMessage ?? Message(ShellPhrase.interrupted)),
        ]
        let phrase: ShellPhrase = isGood ? missing > 0 ? .chapterWithGaps : .chapterCompleted : .chapterFailed
        let message = Message(phrase, facts)
        if isAnswer { return answer(message) }
        say(message, isGood ? missing > 0 ? .warning : .success : .failure)
    }

    /// What ended while nobody had read yet that it did.
    private func noteRest() {
        let history = (downloads.completedDownloads + downloads.failedDownloads).filter { !old.contains($0.id) }
        for task in history.reversed() + begun { note(task) }
    }

    private func answer(_ message: Message) {
        line.clear()
        session.output.standard.print(StyledLine(message.text(in: session.language).neutralised))
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
        let running = running
        let part = running.reduce(0) { $0 + $1.progress }
        let all = ended.count + active
        let fraction = all > 0 ? (Double(ended.count) + part) / Double(all) : 1
        let names = running.prefix(3).map {
            "\($0.mangaTitle.neutralised) \(ChapterLabel($0.chapter).text.neutralised)"
        }
        let pace = [
            summary.bytesPerSecond.flatMap { Pace.text($0, in: session.language) }, summary.timeLeft.map(Pace.left),
        ].compactMap(\.self)
        let wait = downloads.standstill.map { [$0.text(in: session.language)] } ?? []
        return
            ([progressBar(fraction: fraction, width: 20) + " \(ended.count)/\(all)"] + pace + wait
            + [names.joined(separator: " · ")]).joined(separator: "  ")
    }
}
