import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation

/// `download SELECTION` inside a manga; `download --everything` for all manga of the environment.
struct DownloadCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "download",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: [
            OptionSpec(name: "--everything", summary: .optionEverything),
            OptionSpec(name: "--wait", summary: .optionWait),
        ],
        summary: .download
    )

    private let arguments: Arguments
    private let selection: Selection?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
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
        var batch = Batch()
        if let selection {
            guard let model = session.opened else {
                throw ShellError.needsEverything(environment: session.config.name)
            }
            batch.add(try await model.download(selection))
        } else {
            try await everything(in: session, &batch)
        }
        try await finish(batch, in: session)
    }

    private func everything(in session: Session, _ batch: inout Batch) async throws {
        let source = try await session.source()
        let step = 100
        var offset = 0
        while true {
            let mangas = try await source.search("", offset: offset, limit: step)
            for manga in mangas {
                try Task.checkCancellation()
                let model = try await session.model(of: manga)
                try await model.reload()
                batch.add(try await model.download(.all))
            }
            offset += mangas.count
            guard mangas.count == step else { return }
        }
    }

    private func finish(_ batch: Batch, in session: Session) async throws {
        let downloads = try await session.live().downloads
        var done = Done(batch.messages, batch.facts)
        guard arguments.has("--wait"), !batch.tasks.isEmpty else {
            try session.show(done, arguments)
            return
        }
        if !arguments.has("--json") { try session.show(done, arguments) }
        session.isWaiting = true
        defer { session.isWaiting = false }
        try await Progress(session).watch(batch.tasks, of: downloads)
        let failed = batch.tasks.filter { $0.state.isFailure }.count
        let completed = batch.tasks.filter { $0.state == .completed }.count
        done.messages = [
            Message(ShellPhrase.batchEnded, ["completed": .count(completed), "failed": .count(failed)])
        ]
        done.facts["completed"] = .count(completed)
        done.facts["failed"] = .count(failed)
        try session.show(done, arguments)
        if completed < batch.tasks.count {
            throw ShellError.batchFailed(failed: batch.tasks.count - completed, total: batch.tasks.count)
        }
    }
}

extension DownloadCommand {
    /// What one `download` put in the queue, and what it left out.
    private struct Batch {
        private(set) var tasks: [DownloadTask] = []
        private var alreadyHere = 0
        private var unreadable = 0

        mutating func add(_ request: MangaDetailModel.Request) {
            tasks += request.tasks
            alreadyHere += request.alreadyHere.count
            unreadable += request.unreadable.count
        }

        var messages: [Message] {
            var messages: [Message] = []
            if tasks.isEmpty, unreadable == 0 { messages.append(Message(ShellPhrase.nothingToDo)) }
            if !tasks.isEmpty { messages.append(Message(ShellPhrase.queued, ["count": .count(tasks.count)])) }
            if !tasks.isEmpty, alreadyHere > 0 {
                messages.append(Message(ShellPhrase.alreadyHere, ["count": .count(alreadyHere)]))
            }
            if unreadable > 0 { messages.append(Message(ShellPhrase.skippedChapters, ["count": .count(unreadable)])) }
            return messages
        }

        var facts: [String: Done.Fact] {
            ["queued": .count(tasks.count), "alreadyHere": .count(alreadyHere), "unreadable": .count(unreadable)]
        }
    }
}
