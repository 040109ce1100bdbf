import MangaLocalization
import MangaTerminal

/// Runs lines: cuts them into statements, parses each by the command table, runs it until it ends or `^C` comes.
@MainActor
struct Interpreter {
    let session: Session
    var isJSON = false

    /// Runs the statements of `line` in order, up to the first that fails.
    func run(_ line: String) async -> ExitStatus {
        do {
            if let rest = Slip.withoutPrompt(line) { throw UsageError.pastedPrompt(rest: rest) }
            if let rest = Slip.withoutProgram(line) { throw UsageError.alreadyInside(rest: rest) }
            for words in try Words.cut(line) {
                let status = await run(words)
                if status != .success || session.wantsToLeave { return status }
            }
            return .success
        } catch {
            session.output.complain(error)
            return ExitStatus(error)
        }
    }

    func run(_ words: [Words.Word]) async -> ExitStatus {
        do {
            guard let command = try CommandTable.parse(words, isJSON: isJSON) else { return .success }
            try await interruptible(command)
            return .success
        } catch is CancellationError {
            if session.isTerminated { return .terminated }
            session.output.notice(Message(ShellPhrase.interrupted))
            return .failure
        } catch {
            session.output.complain(error)
            return ExitStatus(error)
        }
    }

    private func interruptible(_ command: any Command) async throws {
        if type(of: command).isInstant { return try await command.run(in: session) }
        let session = session
        let source = InterruptSource()
        defer { source.stop() }
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
        do throws(Failure) {
            return try statements(line)
        } catch {
            switch error {
            case .openQuote(let column): throw .openQuote(column: column)
            }
        }
    }
}
