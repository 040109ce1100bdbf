import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// `retry ID`, `retry all`.
struct RetryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "retry",
        arguments: [ArgumentSpec(name: "ID|all", kind: .task)],
        summary: .retry
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let downloads = try await session.live().downloads
        let word = arguments.word(0) ?? ""
        let tasks = word == "all" ? downloads.failedDownloads : downloads.failedDownloads.filter { $0.id == word }
        if word != "all", tasks.isEmpty { throw ShellError.unknownTask(word) }
        for task in tasks { _ = try await downloads.retry(taskId: task.id) }
        let message = Message(ShellPhrase.retrying, ["count": .count(tasks.count)])
        try session.show(Done([message], ["retrying": .count(tasks.count)]), arguments)
    }
}
