import MangaLocalization
import MangaTerminal

/// Runs lines: cuts them into statements, puts what aliases mean in their place, parses each by the command table, runs
/// it until it ends or `^C` comes.
@MainActor
struct Interpreter {
    let session: Session
    /// How commands answer that do not say it themselves.
    var format = Format.text

    /// Runs the statements of `line` in order, up to the first that fails; errors name `place`.
    func run(_ line: String, at place: ScriptPlace? = nil) async -> ExitStatus {
        do {
            for statement in try statements(of: line) {
                let status = await run(statement.words, at: place)
                if status != .success || session.wantsToLeave { return status }
            }
            return .success
        } catch {
            return complain(error, at: place)
        }
    }

    /// What `text` says; throws also where it was copied along with what stands before it.
    private func statements(of text: String) throws(UsageError) -> [Words.Statement] {
        if let rest = Slip.withoutPrompt(text) { throw .pastedPrompt(rest: rest) }
        if let rest = Slip.withoutProgram(text) { throw .alreadyInside(rest: rest) }
        return try Words.numberedCut(text)
    }

    /// Runs the lines of `-c`; errors name the line where there is more than one.
    func run(commands text: String, keepsGoing: Bool) async -> ExitStatus {
        do {
            let statements = try statements(of: text)
            var result = ExitStatus.success
            for statement in statements where !session.wantsToLeave {
                let place = text.contains(where: \.isNewline) ? ScriptPlace(name: "-c", line: statement.line) : nil
                let status = await run(statement.words, at: place)
                if status == .success { continue }
                if !keepsGoing || session.isInterrupted || session.isTerminated { return status }
                result = .failure
            }
            return result
        } catch {
            return complain(error, at: nil)
        }
    }

    /// Runs the statement `words`, or those that an alias makes of it.
    func run(_ words: [Words.Word], at place: ScriptPlace? = nil) async -> ExitStatus {
        do {
            for words in try session.aliases.expanded(words) {
                try await runCommand(words)
                if session.wantsToLeave { break }
            }
            return .success
        } catch is ClosedOutput {
            session.wantsToLeave = true
            return .success
        } catch is CancellationError {
            if let status = session.termination { return status }
            session.isInterrupted = true
            session.output.notice(Message(ShellPhrase.interrupted))
            return .failure
        } catch {
            let options = words.filter { !$0.isQuoted }.map(\.text)
            let asksPlain = format == .plain || options.contains(OptionSpec.plain.name)
            let asksJSON = options.contains(OptionSpec.json.name) && !asksPlain
            return complain(error, at: place, as: asksJSON ? .json : nil)
        }
    }

    private func runCommand(_ words: [Words.Word]) async throws {
        guard let command = try CommandTable.parse(words, as: format) else { return }
        session.requests.beginCommand()
        try await interruptible(command)
    }

    /// What a script stopped at was told by the script.
    private func complain(_ error: any Error, at place: ScriptPlace?, as format: Format? = nil) -> ExitStatus {
        if !(error is ScriptStop) { session.output.complain(error, at: place, as: format) }
        return ExitStatus(error)
    }

    private func interruptible(_ command: any Command) async throws {
        if type(of: command).isInstant { return try await command.run(in: session) }
        let session = session
        let (source, controls) = (InterruptSource(), QuietControls())
        defer {
            controls.restore()
            source.stop()
        }
        let interrupts = source.interrupts()
        let work = Task { try await command.run(in: session) }
        let watch = Task {
            for await interrupt in interrupts {
                if interrupt == .terminate { session.terminate() }
                work.cancel()
            }
        }
        defer { watch.cancel() }
        try await work.value
    }
}

extension Words {
    /// `statements`, with what is wrong as an error of usage.
    static func cut(_ line: String) throws(UsageError) -> [[Word]] {
        try numberedCut(line).map(\.words)
    }

    /// `numbered`, with what is wrong as an error of usage.
    static func numberedCut(_ text: String) throws(UsageError) -> [Statement] {
        do throws(Failure) {
            return try numbered(text)
        } catch {
            switch error {
            case .openQuote(let column): throw .openQuote(column: column)
            }
        }
    }
}
