import MangaLocalization
import MangaModels
import MangaPresentation
import MangaServer

/// `serve FOLDER`: serves a folder of comics until `^C`, and says what its accounts are up to.
struct ServeCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "serve",
        arguments: [ArgumentSpec(name: "FOLDER", kind: .folder)],
        options: [
            OptionSpec(name: "--port", value: "N", summary: .optionPort),
            OptionSpec(
                name: "--listen",
                value: "ADDRESS",
                kind: .suggestion(["127.0.0.1", "0.0.0.0"]),
                summary: .optionListen
            ),
            OptionSpec(name: "--token", value: "TOKEN", summary: .optionToken),
            OptionSpec(name: "--writable", summary: .optionWritable),
            OptionSpec(name: "--accounts", value: "FILE", kind: .file, summary: .optionAccounts),
        ],
        summary: .serve,
        group: .environments,
        examples: ["serve ~/Comics", "serve ~/Comics --listen 0.0.0.0 --port 3001"]
    )

    private let arguments: Arguments
    private let request: ServeArguments

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        let options = ServerOptions(
            address: arguments["--listen"] ?? "127.0.0.1",
            port: UInt16(try arguments.number("--port", in: 0...65535) ?? 3001),
            token: arguments["--token"]
        )
        request = ServeArguments(
            folder: arguments.word(0) ?? "",
            options: options,
            isWritable: arguments.has("--writable"),
            accounts: arguments["--accounts"]
        )
    }

    func run(in session: Session) async throws {
        let server = try FolderServer(request)
        let report = try await server.start()
        let facts: [String: Done.Fact] = [
            "url": .text(report.address.url), "mangas": .count(report.mangas), "chapters": .count(report.chapters),
        ]
        try session.show(Done([Message(ShellPhrase.serving, report.words)], facts), arguments)
        if !report.problems.isEmpty { session.output.warn(of: report.problems) }
        // Ends when the command is cancelled, which is how serving is meant to end.
        for await notice in server.accounts?.notices ?? AsyncStream.makeStream().stream {
            session.output.notice(notice)
        }
        await server.stop()
    }
}

extension ServeReport {
    fileprivate var words: KeyValuePairs<String, Argument> {
        ["mangas": .count(mangas), "chapters": .count(chapters), "url": .text(address.url)]
    }
}
