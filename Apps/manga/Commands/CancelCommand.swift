import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// `cancel ID`, `cancel all`.
struct CancelCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "cancel",
        arguments: [ArgumentSpec(name: "ID|all", kind: .task)],
        summary: .cancel
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let downloads = try await session.live().downloads
        let word = arguments.word(0) ?? ""
        let tasks = word == "all" ? downloads.activeDownloads : downloads.activeDownloads.filter { $0.id == word }
        if word != "all", tasks.isEmpty { throw ShellError.unknownTask(word) }
        if word == "all" {
            downloads.cancelAllDownloads()
        } else {
            downloads.cancelDownload(taskId: word)
        }
        let message = Message(ShellPhrase.cancelled, ["count": .count(tasks.count)])
        try session.show(Done([message], ["cancelled": .count(tasks.count)]), arguments)
    }
}
