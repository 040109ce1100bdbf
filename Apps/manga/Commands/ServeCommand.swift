import MangaLocalization
import MangaPresentation
import MangaServer
import MangaModels

/// `serve FOLDER`: serves a folder of comics until `^C`.
struct ServeCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "serve",
        arguments: [ArgumentSpec(name: "FOLDER", kind: .folder)],
        options: [
            OptionSpec(name: "--port", value: "N", summary: .optionPort),
            OptionSpec(name: "--listen", value: "ADDRESS", summary: .optionListen),
            OptionSpec(name: "--token", value: "TOKEN", summary: .optionToken),
            OptionSpec(name: "--writable", summary: .optionWritable),
        ],
        summary: .serve
    )

    private let arguments: Arguments
    private let port: Int

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        port = try arguments.number("--port", in: 0...65535) ?? 3001
    }

    func run(in session: Session) async throws {
        let shelf = try FolderShelf(folder: arguments.word(0) ?? "", isWritable: arguments.has("--writable"))
        let mangas = try await shelf.mangas()
        let server = MangaServer(
            shelf: shelf,
            options: ServerOptions(
                address: arguments["--listen"] ?? "127.0.0.1",
                port: UInt16(port),
                token: arguments["--token"]
            )
        )
        let address = try server.start()
        let chapters = mangas.reduce(0) { $0 + ($1.chapterCount ?? 0) }
        let message = Message(
            ShellPhrase.serving,
            ["mangas": .count(mangas.count), "chapters": .count(chapters), "url": .text(address.url)]
        )
        try session.show(
            Done([message], ["url": .text(address.url), "mangas": .count(mangas.count), "chapters": .count(chapters)]),
            arguments
        )
        // Ends when the command is cancelled, which is how serving is meant to end.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        await server.stop()
    }
}
