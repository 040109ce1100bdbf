import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaNetworking
import MangaPresentation

/// `log`: what is written down about requests, and where; `log LEVEL`: changes it, until the end of the process.
struct LogCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "log",
        arguments: [
            ArgumentSpec(
                name: "LEVEL",
                kind: .choice(LogLevel.allCases.map(\.rawValue)),
                presence: .optional,
                notes: ["none": .logNone, "default": .logDefault, "verbose": .logVerbose, "curl": .logCurl]
            )
        ],
        options: [
            OptionSpec(name: "--file", value: "FILE", kind: .file, summary: .optionLogFile),
            OptionSpec(name: "--stderr", summary: .optionLogErrors),
        ],
        summary: .log,
        details: .logDetails,
        group: .upkeep,
        examples: ["log verbose", "log curl --file /tmp/manga.log"]
    )

    private let arguments: Arguments
    private let level: LogLevel?

    init(_ arguments: Arguments) throws {
        if arguments.has("--file"), arguments.has("--stderr") {
            throw UsageError.optionsExclude("--file", "--stderr")
        }
        self.arguments = arguments
        level = arguments.word(0).flatMap(LogLevel.init)
    }

    func run(in session: Session) async throws {
        if let path = arguments["--file"] { session.requests.write(to: try file(path, session.language)) }
        if arguments.has("--stderr") { session.requests.write(to: nil) }
        let log = try await session.live().services(of: session.config).log
        if let level { log?.level = level }
        try show(log?.level ?? .none, in: session)
    }

    private func file(_ path: String, _ language: Language) throws(LogError) -> FileLogger {
        let path = URL(filePath: HomePath.expanded(path)).path(percentEncoded: false)
        return try FileLogger(path: path, language: language)
    }

    private func show(_ level: LogLevel, in session: Session) throws {
        let path = session.requests.path
        let message = Message(
            path == nil ? ShellPhrase.logState : .logStateFile,
            ["name": .text(session.config.name), "level": .text(level.rawValue), "path": .text(path ?? "")]
        )
        var facts: [String: Done.Fact] = ["environment": .text(session.config.name), "level": .text(level.rawValue)]
        facts["file"] = path.map { .text($0) }
        try session.show(Done([message], facts), arguments)
    }
}
