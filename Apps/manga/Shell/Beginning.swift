import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaServer
import MangaTerminal
import MangaText

/// Decides which environment a run begins in, and brings it up.
@MainActor
struct Beginning {
    let invocation: Invocation
    let session: Session

    /// A command that needs no environment (`help`, `serve`, …) must not start a server.
    func enter() async throws {
        if let folder = invocation.folder {
            try await serve(folder)
        } else if invocation.wantsSample {
            try await sample()
        }
        if let name = invocation.environment {
            try session.begin(session.environment(named: name))
        } else if invocation.folder == nil, !invocation.wantsSample, !invocation.isFree {
            try await usual()
        }
    }

    /// Whether something is to be asked of a server, so that one must be chosen.
    private var needsServer: Bool {
        statements?.contains(where: needsServer) ?? true
    }

    /// Standard input may ask for anything; what cannot be read or cut asks nothing, and is told of when it is run.
    private func scriptNeedsServer(_ path: String) -> Bool {
        if path == "-" { return true }
        guard !session.scripts.contains(path), let text = try? ScriptLines.text(of: path) else { return false }
        session.scripts.append(path)
        defer { session.scripts.removeLast() }
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        return lines.contains { expanded((try? Words.statements($0)) ?? []).contains(where: needsServer) }
    }

    /// What is asked for, aliases expanded; nil where only reading on tells.
    ///
    /// A line that cannot be cut asks nothing; its error comes when it is run.
    private var statements: [[Words.Word]]? {
        switch invocation.input {
        case .command(let words): expanded([words])
        case .text(let text): expanded((try? Words.statements(text)) ?? [])
        default: nil
        }
    }

    /// An alias that leads nowhere is told of when it is run.
    private func expanded(_ statements: [[Words.Word]]) -> [[Words.Word]] {
        statements.flatMap { (try? session.aliases.expanded($0)) ?? [$0] }
    }

    private func needsServer(_ words: [Words.Word]) -> Bool {
        let asking = ["health", "popular", "search", "open", "chapters", "download", "read", "server"]
        if words.first?.text == ScriptCommand.spec.name, words.count > 1 { return scriptNeedsServer(words[1].text) }
        if words.first?.text == "api" { return words.dropFirst().first?.text != "routes" }
        return words.first.map { asking.contains($0.text) } ?? false
    }

    /// Whether all that is asked is about environments that are named, or about this disk and its queue, which knows its
    /// environments: what a plain start opens need not be served.
    private var isAboutNames: Bool {
        if session.startsInEnvironment { return false }
        guard let statements, !statements.isEmpty else { return false }
        return statements.allSatisfy(isAboutNames)
    }

    private func isAboutNames(_ words: [Words.Word]) -> Bool {
        let own = [
            "downloads", "pause", "resume", "cancel", "retry", "clear", "verify", "repair", "set", "unset", "alias",
            "unalias",
        ]
        if let first = words.first?.text, own.contains(first) { return true }
        guard words.first?.text == EnvCommand.spec.name, words.count > 2 else { return false }
        guard let action = EnvironmentAction(rawValue: words[1].text), action != .remove else { return false }
        let names = words.dropFirst(2).prefix(action == .check ? .max : 1).filter { !$0.text.hasPrefix("-") }
        return action.namesNewEnvironment || names.allSatisfy { session.environments.named($0.text) != nil }
    }

    /// What was chosen the first time, or the choice itself; where a server is named, an environment in any case.
    private func usual() async throws {
        var start = session.environments.start
        if session.environments.namesServer, !session.startsInEnvironment {
            start = .environment(session.config.name)
        } else if isAboutNames {
            return
        }
        do {
            if let start { return try await begin(start) }
        } catch let error where !(error is CancellationError) {
            let reason = Message(saying: error)
            let failure = ShellError.startFailed(settings: session.home.settingsFile, reason: reason)
            if !session.isInteractive, needsServer { throw failure }
            session.output.complain(failure)
        }
        if session.isInteractive { return try await chooseUntilItWorks() }
        guard needsServer else { return }
        session.output.notice(Message(BeginningPhrase.sampleChosen), .warning)
        try await begin(.sample)
    }

    /// Asks until something opens, and remembers that; an answer that ends the input leaves.
    private func chooseUntilItWorks() async throws {
        let choice = FirstChoice(session: session)
        choice.offer()
        while let answer = await choice.ask() {
            do {
                switch answer {
                case .leave:
                    session.wantsToLeave = true
                    return
                case .help: choice.offer()
                case .command(let word): choice.refuse(command: word)
                case .server(let address):
                    let config = try choice.add(server: address)
                    return try await begin(andRemember: .environment(config.name))
                case .start(let start): return try await begin(andRemember: start)
                }
            } catch {
                session.output.complain(error)
            }
        }
        session.wantsToLeave = true
    }

    private func begin(andRemember start: ConfigFile.Start) async throws {
        try await begin(start)
        try session.environments.setStart(start)
    }

    private func begin(_ start: ConfigFile.Start) async throws {
        switch start {
        case .environment(let name): try session.begin(session.environment(named: name))
        case .folder(let path): try await serve(path)
        case .sample: try await sample()
        }
    }

    private func sample() async throws {
        let folder = session.home.sampleFolder
        let isNew = !FileManager.default.fileExists(atPath: folder)
        if isNew { session.output.notice(Message(BeginningPhrase.sampleBegun), .dim) }
        try SampleLibrary.draw(in: folder)
        if isNew { session.output.notice(Message(BeginningPhrase.sampleDrawn, ["folder": .text(folder)]), .dim) }
        try await serve(folder)
    }

    private func serve(_ folder: String) async throws {
        let embedded = try await session.looking().serve(folder: folder)
        try session.enter(embedded.config)
        let report = embedded.report
        let message = Message(
            BeginningPhrase.servedFolder,
            ["folder": .text(folder), "mangas": .count(report.mangas), "chapters": .count(report.chapters)]
        )
        if session.isInteractive { session.output.notice(message, .dim) }
        if !report.problems.isEmpty { session.output.warn(of: report.problems) }
    }
}
