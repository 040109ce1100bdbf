import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `download SELECTION` inside a manga, `download` alone asks which; `download --everything` for all manga of the
/// environment.
struct DownloadCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "download",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: [
            OptionSpec(name: "--everything", summary: .optionEverything),
            OptionSpec(name: "--wait", summary: .optionWait),
        ] + DownloadWish.options,
        shapes: [
            """
            {queued, alreadyQueued, alreadyDownloading, alreadyDownloaded, code?, raised?, completed?, failed?, \
            withGaps?, cancelled?}
            """
        ],
        summary: .download,
        details: .downloadDetails,
        group: .downloading,
        examples: ["download 1-10,!3", "download latest 5 --wait", "download --everything --priority low"],
        failure: .failedDownload
    )

    private let arguments: Arguments
    private let selection: Selection?
    private let wish: DownloadWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try DownloadWish(arguments)
        if arguments.has("--everything") {
            if let word = arguments.word(0) { throw UsageError.surplusArgument(word, usage: Self.spec.usage) }
            selection = nil
        } else {
            selection = arguments.word(0) == nil ? nil : try Selection(arguments.words)
        }
    }

    func run(in session: Session) async throws {
        if arguments.has("--everything") { return try await finish(try await everything(in: session), in: session) }
        guard let selection = try await wanted(in: session) else {
            return try session.show(Done([Message(ShellPhrase.nothingChosen)], ["queued": .count(0)]), arguments)
        }
        try await finish(try await chosen(selection, in: session), in: session)
    }

    /// What was written, else what a person answers: the choice that the app's alert gives (seed 001).
    ///
    /// Nil where the answer is none of them.
    private func wanted(in session: Session) async throws -> Selection? {
        if let selection { return selection }
        guard session.isInteractive, let model = session.opened else {
            throw UsageError.missingArgument("SELECTION", usage: Self.spec.usage)
        }
        let question = Message(ShellPhrase.askDownload, ["count": .count(model.chapters.count)])
        while true {
            let words = question.text(in: session.language)
            let answer = await session.ask(words, answers: .behind([Self.spec.name]))
            guard let answer else { throw CancellationError() }
            if answer.isEmpty { return nil }
            do {
                let selection = try Selection(answer)
                _ = try selection.chapters(from: model.chapters)
                return selection
            } catch {
                // Who has slipped is asked once more.
                session.output.complain(error)
            }
        }
    }

    private func chosen(_ selection: Selection, in session: Session) async throws -> DownloadBatch {
        guard let model = session.opened else {
            throw ShellError.needsEverything(environment: session.config.name)
        }
        let order = try await SignOfLife(session: session).during {
            Message(ShellPhrase.queueing)
        } _: {
            try await model.download(selection, priority: wish.priority, options: wish.options)
        }
        return DownloadBatch(order)
    }

    /// All chapters of all manga, page after page of the server's list.
    private func everything(in session: Session) async throws -> DownloadBatch {
        let batch = DownloadBatch(DownloadOrder([], of: [], priority: wish.priority))
        try await SignOfLife(session: session).during(batch.listing) {
            let source = try await session.source()
            while true {
                let mangas = try await source.search("", offset: batch.mangas, limit: 100)
                for manga in mangas { try await batch.add(manga, from: source, wish, in: session) }
                guard mangas.count == 100 else { return }
            }
        }
        return batch
    }

    private func finish(_ batch: DownloadBatch, in session: Session) async throws {
        try await report(batch, in: session)
        if batch.unlisted > 0 { throw ShellError.unlisted(batch.unlisted) }
    }

    private func report(_ batch: DownloadBatch, in session: Session) async throws {
        let downloads = try await session.live().downloads
        let tasks = downloads.tasks(batch.order.active.map(\.id))
        var done = Done(batch.messages, batch.facts)
        let told = session.batches.told
        guard arguments.has("--wait"), !tasks.isEmpty else {
            try session.show(done, arguments)
            return
        }
        if arguments.format == .text { try session.show(done, arguments) }
        do {
            try await Progress(session).watch(tasks, of: downloads)
        } catch let error as CancellationError {
            if session.isInteractive, !session.isTerminated, !downloads.isIdle {
                session.output.notice(Message(ShellPhrase.waitEnded))
            }
            throw error
        }
        let stuck = tasks.filter { downloads.obstacle(of: $0) != nil }
        if let obstacle = stuck.first.flatMap(downloads.obstacle) {
            throw ShellError.waiting(
                stuck.map { "\($0.mangaTitle) \(ChapterLabel($0.chapter).text)" },
                reason: obstacle.message
            )
        }
        let completed = tasks.count { $0.state == .completed }
        let failed = tasks.count { if case .failed = $0.state { true } else { false } }
        let cancelled = tasks.count { $0.state == .cancelled }
        let gaps = tasks.count { $0.state == .completed && !$0.missingPages.isEmpty }
        done.messages = [.batch(completed: completed, failed: failed, gaps: gaps)]
        if cancelled > 0 {
            done.messages.append(Message(ShellPhrase.batchCancelled, ["count": .count(cancelled)]))
            done.facts["cancelled"] = .count(cancelled)
        }
        done.facts["completed"] = .count(completed)
        done.facts["failed"] = .count(failed)
        done.facts["withGaps"] = .count(gaps)
        // At the prompt, the end of a whole batch is told there too, by whoever hears of it first.
        let isAlone = session.isInteractive && arguments.format == .text && downloads.activeDownloads.isEmpty
        if !isAlone || session.batches.commandTells(since: told) {
            try session.show(done, arguments)
        }
        if failed > 0 { throw ShellError.batchFailed(failed: failed, total: tasks.count) }
        if cancelled > 0 { throw ShellError.cancelled(cancelled, total: tasks.count) }
    }
}

extension DownloadManager {
    /// The tasks with these ids, wherever they stand by now.
    fileprivate func tasks(_ ids: [String]) -> [DownloadTask] {
        let wanted = Set(ids)
        return (activeDownloads + completedDownloads + failedDownloads).filter { wanted.contains($0.id) }
    }
}
