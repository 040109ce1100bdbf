import MangaLocalization

/// `run FILE`: the commands in a file, or with `-` on standard input.
struct ScriptCommand: Command {
    /// Scripts that run scripts.
    private static let depth = 16

    nonisolated static let spec = CommandSpec(
        name: "run",
        arguments: [ArgumentSpec(name: "FILE", kind: .file)],
        options: [.keepGoing],
        summary: .script,
        details: .scriptDetails,
        group: .shell,
        examples: ["run nightly.manga", "run nightly.manga --keep-going"],
        failure: .failedScript
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let path = arguments.text()
        guard session.scripts.count < Self.depth else { throw ScriptError.tooDeep(session.scripts.suffix(3) + [path]) }
        session.scripts.append(path)
        defer { session.scripts.removeLast() }
        let script = Script(
            lines: path == "-" ? .standardInput(session) : try .file(path),
            interpreter: Interpreter(session: session, format: arguments.format),
            keepsGoing: arguments.has(OptionSpec.keepGoing.name)
        )
        let status = await script.run()
        try Task.checkCancellation()
        if status != .success { throw ScriptStop(status: status) }
    }
}

extension OptionSpec {
    static let keepGoing = OptionSpec(name: "--keep-going", summary: .optionKeepGoing)
}
