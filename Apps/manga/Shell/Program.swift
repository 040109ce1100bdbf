import Foundation
import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaTerminal
import MangaText

/// One run of `manga`, from its arguments to its exit status.
@MainActor
struct Program {
    nonisolated static let version = "1.0.0"
    /// As man pages write it.
    nonisolated static let released = "November 30, 2026"

    let invocation: Invocation
    let variables: [String: String]
    private var output: Output

    init(_ invocation: Invocation, variables: [String: String]) {
        self.invocation = invocation
        self.variables = variables
        output = Output(
            standard: TerminalOutput(descriptor: 1, environment: variables),
            errors: TerminalOutput(descriptor: 2, environment: variables),
            language: invocation.language
        )
        output.isQuiet = invocation.isQuiet
        output.format = invocation.format
    }

    func run() async -> ExitStatus {
        var program = self
        return await program.begin()
    }

    private mutating func begin() async -> ExitStatus {
        let environments = Self.environments(variables: variables, flags: invocation.settings)
        // Settings that cannot be read are told of when they are needed.
        if let shell = (try? environments.get())?.shell { output.follow(shell, variables) }
        return await run(environments)
    }

    private func run(_ environments: Result<Environments, any Error>) async -> ExitStatus {
        switch invocation.input {
        case .help:
            return show(UsageText(language: output.language, width: output.width).lines())
        case .version:
            return show([StyledLine("manga \(Program.version)")])
        case .names(let kind, let beginning):
            // Tabs divide the fields, so that nothing is rendered.
            let lines = ShellNames(variables: variables).lines(of: kind, beginning: beginning)
            output.standard.write(lines.map { $0 + "\n" }.joined())
            return .success
        case .text, .command, .standardInput:
            return await runSession(environments)
        }
    }

    private static func environments(variables: [String: String], flags: SettingLayer = SettingLayer()) -> Result<
        Environments, any Error
    > {
        Result { try Environments(path: Home(variables: variables).settingsFile, variables: variables, flags: flags) }
    }

    /// Whether `word` is one of the user's aliases; where the settings cannot be read, that is told when they are needed.
    static func isAlias(_ word: String, variables: [String: String]) -> Bool {
        (try? environments(variables: variables).get())?.aliases.contains { $0.name == word } ?? false
    }

    /// Says what is wrong with the arguments, before there is an invocation to run.
    static func refuse(_ error: any Error, arguments: [String], variables: [String: String]) -> ExitStatus {
        let wanted = arguments.firstIndex(of: "--lang").flatMap {
            Language(rawValue: arguments.dropFirst($0 + 1).first ?? "")
        }
        let asksJSON = arguments.contains(OptionSpec.json.name) && !arguments.contains(OptionSpec.plain.name)
        Output(
            standard: TerminalOutput(descriptor: 1, environment: variables),
            errors: TerminalOutput(descriptor: 2, environment: variables),
            // Broken settings are told when they are needed.
            language: wanted ?? (try? environments(variables: variables).get())?.shell.language
                ?? Language(environment: variables)
        ).complain(error, as: asksJSON ? .json : .text)
        return ExitStatus(error)
    }

    private func show(_ lines: [StyledLine]) -> ExitStatus {
        do {
            try output.show(lines)
            return .success
        } catch is ClosedOutput {
            return .success
        } catch {
            output.complain(error)
            return ExitStatus(error)
        }
    }

    private func runSession(_ environments: Result<Environments, any Error>) async -> ExitStatus {
        do {
            let isInteractive = invocation.input == .standardInput && Shell.isPossible
            let home = try Home(variables: variables)
            let session = Session(
                home: home,
                environments: try needed(environments),
                output: output,
                isInteractive: isInteractive,
                variables: variables,
                inheritance: invocation.inheritance
            )
            let status = await run(session)
            await session.shutdown()
            return status
        } catch {
            output.complain(error)
            return ExitStatus(error)
        }
    }

    /// What asks no server works with broken settings too.
    private func needed(_ environments: Result<Environments, any Error>) throws -> Environments {
        do {
            return try environments.get()
        } catch {
            if invocation.isFree { return Environments() }
            throw error
        }
    }

    private func run(_ session: Session) async -> ExitStatus {
        let interpreter = Interpreter(session: session, format: invocation.format)
        if !invocation.isFree { session.warnOfStrayVariables() }
        do {
            try await Beginning(invocation: invocation, session: session).enter()
        } catch {
            session.output.complain(error)
            return ExitStatus(error)
        }
        await Startup(session: session, interpreter: interpreter).run(invocation.runsStartup ?? session.isInteractive)
        if let status = session.termination { return await finish(session, status) }
        if session.wantsToLeave { return await finish(session, session.isInterrupted ? .failure : .success) }
        switch invocation.input {
        case .text(let text):
            return await finish(session, await interpreter.run(commands: text, keepsGoing: invocation.keepsGoing))
        case .command(let words):
            // An alias may stand for more.
            session.endsWithCommand = words.first?.text == RecordCommand.spec.name
            return await finish(session, await interpreter.run(words))
        default:
            let shell = Shell(session: session, interpreter: interpreter)
            return await finish(
                session,
                session.isInteractive ? shell.interact() : shell.script(keepsGoing: invocation.keepsGoing)
            )
        }
    }

    /// Says what is left in the queue, and what was recorded, when a run ends before it was told to end that.
    private func finish(_ session: Session, _ status: ExitStatus) async -> ExitStatus {
        let status = session.endRecording() || status != .success ? status : .failure
        guard session.isWorking, let downloads = session.kit?.downloads else { return status }
        let reachable = downloads.activeDownloads.count { !downloads.unreachableEnvironments.contains($0.environment) }
        let left = reachable + downloads.unlistedCount
        // Whoever broke off the wait knows what --wait does.
        let phrase = session.isInterrupted ? ShellPhrase.leftInQueue : .stillQueued
        if left > 0 { session.output.notice(Message(phrase, ["count": .count(left)])) }
        return status
    }
}
