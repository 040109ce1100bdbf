import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaTerminal
import MangaText

/// The question what to open, asked of a person where nothing is set up yet.
@MainActor
struct FirstChoice {
    /// What the person means.
    enum Answer: Equatable {
        case start(ConfigFile.Start)
        /// The address of a server that no environment has yet.
        case server(String)
        /// A word that is a command, and no folder.
        case command(String)
        case help
        case leave
    }

    let session: Session

    /// Says what may be answered.
    func offer() {
        let (output, width) = (session.output.errors, session.output.errors.width)
        func lines(_ phrase: BeginningPhrase, _ first: String, _ rest: String) -> [StyledLine] {
            let lines = phrase.text(in: session.language).wrapped(to: max(20, width - first.count))
            return lines.enumerated().map { StyledLine(($0 == 0 ? first : rest) + $1) }
        }
        output.print(lines(.firstRun, "", ""))
        for phrase in [BeginningPhrase.firstRunFolder, .firstRunServer, .firstRunSample, .firstRunLeave] {
            output.print(lines(phrase, "· ", "  "))
        }
    }

    /// nil at the end of input.
    func ask() async -> Answer? {
        await session.ask(BeginningPhrase.chooseStart.text(in: session.language), answers: .starts).map(meaning)
    }

    func refuse(command word: String) {
        session.output.notice(Message(BeginningPhrase.isCommand, ["word": .text(word)]), .warning)
        offer()
    }

    /// An environment for the server at `address`, named as its host is.
    func add(server address: String) throws -> APIConfig {
        let known = session.environments.all
        if let config = known.first(where: { $0.baseURL == FirstChoice.config(at: address).baseURL }) { return config }
        let name = FirstChoice.name(for: address, besides: known.map(\.name))
        let config = try session.environments.add(name, url: address)
        session.environmentsChanged()
        let facts: KeyValuePairs<String, Argument> = [
            "name": .text(config.name), "url": .text(Secret.hidden(inURL: config.baseURL)),
        ]
        session.output.notice(Message(BeginningPhrase.serverAdded, facts), .success)
        return config
    }

    /// Nothing is the sample; the name of an environment is that; then a folder that is there, a server's address, a
    /// command; all else is a folder that is not there.
    func meaning(of answer: String) -> Answer {
        if answer.isEmpty { return .start(.sample) }
        // Completion quotes a path with blanks; a person need not. An answer that cannot be cut is taken as it is.
        let words = (try? Words.statements(answer))?.first ?? []
        let answer = words.count == 1 ? words[0].text : answer
        if let config = session.environments.named(answer) { return .start(.environment(config.name)) }
        let path = HomePath.absolute(answer)
        if FileManager.default.fileExists(atPath: path) { return .start(.folder(path)) }
        if FirstChoice.isAddress(answer) { return .server(answer) }
        if isAmong(.helpWords, answer) { return .help }
        if isAmong(.leaveWords, answer) { return .leave }
        guard let first = words.first?.text, let spec = CommandTable.spec(named: first) else {
            return .start(.folder(path))
        }
        return spec.name == HelpCommand.spec.name ? .help : .command(first)
    }

    private func isAmong(_ words: BeginningPhrase, _ answer: String) -> Bool {
        words.text(in: session.language).split(separator: " ").contains { $0 == answer.lowercased() }
    }

    /// Whether `text` says where a server is, be it wrong: with a scheme, a port, or a name of several parts.
    static func isAddress(_ text: String) -> Bool {
        if text.contains(where: \.isWhitespace) || ["/", "~", "."].contains(where: text.hasPrefix) { return false }
        let host = text.prefix { $0 != "/" }
        if text.contains("://") || host.contains(/^[^:]+:[0-9]+$/) { return true }
        return config(at: text).isValid && (host.contains { ".:".contains($0) } || host.lowercased() == "localhost")
    }

    /// The host, as far as a name may be like it; with a number where that is taken.
    static func name(for address: String, besides taken: [String]) -> String {
        let host = URL(string: config(at: address).baseURL)?.host() ?? ""
        // An address of IPv6 is no name.
        let plain =
            host.contains(":")
            ? "" : host.prefix(30).filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        let name = plain.first.map { $0.isLetter || $0.isNumber } ?? false ? String(plain) : "server"
        let names = Set(taken.map { $0.lowercased() })
        let candidates = [name] + (2...(names.count + 2)).map { "\(name)-\($0)" }
        return candidates.first { !names.contains($0.lowercased()) } ?? name
    }

    private static func config(at address: String) -> APIConfig {
        APIConfig(id: EnvironmentID("first"), serverURL: address)
    }
}
