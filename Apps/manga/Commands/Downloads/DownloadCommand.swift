import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `download SELECTION` inside a manga; `download --everything` for all manga of the environment.
struct DownloadCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "download",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: [
            OptionSpec(name: "--everything", summary: .optionEverything),
            OptionSpec(name: "--wait", summary: .optionWait),
        ] + DownloadWish.options,
        summary: .download
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
            guard arguments.word(0) != nil else {
                throw UsageError.missingArgument("SELECTION", usage: Self.spec.usage)
            }
            selection = try Selection(words: arguments.positional)
        }
    }

    func run(in session: Session) async throws {
        let batch =
            if let selection { try await chosen(selection, in: session) } else { try await everything(in: session) }
        try await finish(batch, in: session)
    }

    private func chosen(_ selection: Selection, in session: Session) async throws -> Batch {
        guard let model = session.opened else {
            throw ShellError.needsEverything(environment: session.config.name)
        }
        let order = try await model.download(selection, priority: wish.priority, options: wish.options)
        let tasks = try await session.live().downloads.tasks(order.queued.map(\.id))
        return Batch(tasks: tasks, alreadyHere: order.alreadyStored.count)
    }

    /// All chapters of all manga, page after page of the server's list.
    private func everything(in session: Session) async throws -> Batch {
        let source = try await session.source()
        var batch = Batch()
        while true {
            let mangas = try await source.search("", offset: batch.mangas, limit: 100)
            for manga in mangas {
                try await batch.add(manga, from: source, wish, in: session)
            }
            batch.mangas += mangas.count
            guard mangas.count == 100 else { return batch }
        }
    }

    private func finish(_ batch: Batch, in session: Session) async throws {
        try await report(batch, in: session)
        if batch.unlisted > 0 { throw ShellError.unlisted(batch.unlisted) }
    }

    private func report(_ batch: Batch, in session: Session) async throws {
        let downloads = try await session.live().downloads
        var done = Done(batch.messages, batch.facts)
        guard arguments.has("--wait"), !batch.tasks.isEmpty else {
            try session.show(done, arguments)
            return
        }
        if !arguments.has("--json") { try session.show(done, arguments) }
        try await Progress(session).watch(batch.tasks, of: downloads)
        if let obstacle = batch.tasks.lazy.compactMap(downloads.obstacle).first { throw obstacle }
        let completed = batch.tasks.count { $0.state == .completed }
        let failed = batch.tasks.count - completed
        let gaps = batch.tasks.count { $0.state == .completed && !$0.missingPages.isEmpty }
        done.messages = [.batch(completed: completed, failed: failed, gaps: gaps)]
        done.facts["completed"] = .count(completed)
        done.facts["failed"] = .count(failed)
        done.facts["withGaps"] = .count(gaps)
        // At the prompt the shell says so itself when a whole batch has ended.
        if !session.isInteractive || arguments.has("--json") || !downloads.isIdle {
            try session.show(done, arguments)
        }
        if failed > 0 { throw ShellError.batchFailed(failed: failed, total: batch.tasks.count) }
    }
}

extension DownloadCommand {
    /// What one `download` put in the queue, and what it left out.
    private struct Batch {
        var tasks: [DownloadTask] = []
        var alreadyHere = 0
        var mangas = 0
        /// Manga whose chapters could not be listed.
        var unlisted = 0

        /// Queues every chapter of `manga`; one whose chapters cannot be listed is said and counted, not fatal.
        @MainActor
        mutating func add(
            _ manga: Manga,
            from source: any MangaSource,
            _ wish: DownloadWish,
            in session: Session
        ) async throws {
            let chapters: [Chapter]
            do {
                chapters = try await source.chapters(of: manga)
            } catch let error where !(error is CancellationError) {
                session.output.complain(error)
                unlisted += 1
                return
            }
            let kit = try await session.live()
            let environment = session.config.id
            try await kit.library.catalogue.save(manga, in: environment)
            try await kit.library.catalogue.save(chapters, of: manga, in: environment)
            let added = try await kit.downloads.enqueue(
                chapters,
                of: manga,
                in: environment,
                priority: wish.priority,
                options: wish.options
            )
            tasks += added
            alreadyHere += chapters.count - added.count
        }

        var messages: [Message] {
            guard !tasks.isEmpty || unlisted > 0 else { return [Message(ShellPhrase.nothingToDo)] }
            let queued = Message(ShellPhrase.queued, ["count": .count(tasks.count)])
            guard alreadyHere > 0 else { return [queued] }
            return [queued, Message(ShellPhrase.alreadyHere, ["count": .count(alreadyHere)])]
        }

        var facts: [String: Done.Fact] {
            ["queued": .count(tasks.count), "alreadyHere": .count(alreadyHere)]
        }
    }
}

extension DownloadManager {
    /// The tasks with these ids, wherever they stand by now.
    fileprivate func tasks(_ ids: [String]) -> [DownloadTask] {
        let wanted = Set(ids)
        return (activeDownloads + completedDownloads + failedDownloads).filter { wanted.contains($0.id) }
    }
}
