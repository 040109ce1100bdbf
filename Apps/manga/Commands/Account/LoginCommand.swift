import Foundation
import MangaConfig
import MangaKit
import MangaLocalization
import MangaNetworking
import MangaPresentation
import MangaText

/// `login`: asks for a password, a token or a key, tries it on the server, and keeps it.
///
/// Secrets come from the keyboard, unseen, or from standard input, one on each line; never from the command line, where
/// other users and the history would see them.
struct LoginCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "login",
        options: [
            OptionSpec(name: "--user", value: "NAME", summary: .optionUser),
            OptionSpec(name: "--token", summary: .optionBearer),
            OptionSpec(name: "--refresh", summary: .optionRefresh),
            OptionSpec(name: "--api-key", value: "HEADER", summary: .optionKey),
        ],
        takesSecrets: true,
        summary: .login,
        details: .loginSecrets,
        group: .environments,
        examples: ["login --user ada", "login --token"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) throws {
        let kinds = ["--user", "--token", "--refresh", "--api-key"].filter(arguments.has)
        // A token may bring the refresh token that renews it.
        if kinds.count > 1, kinds != ["--token", "--refresh"] {
            throw UsageError.optionsExclude(kinds[0], kinds[1])
        }
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let config = session.config
        let kit = try await session.live()
        if kit.serves(config.id) { throw ShellError.needsNoLogin(name: config.name) }
        warnOfPlainHTTP(in: session)
        let credentials = try await credentials(from: SecretQuestions(session))
        let status = try await kit.client(for: config).login(credentials)
        try session.show(LoginReport(environment: config.name, status), arguments)
    }

    private func credentials(from questions: SecretQuestions) async throws -> Credentials {
        if let header = arguments["--api-key"] {
            return .key(header: header, value: try await questions.secret(.askKey))
        }
        guard arguments.has("--token") || arguments.has("--refresh") else {
            let user = if let name = arguments["--user"] { name } else { try await questions.text(.askUser) }
            return .password(user: user, password: try await questions.secret(.askPassword))
        }
        let access = arguments.has("--token") ? try await questions.secret(.askToken) : nil
        let refresh = arguments.has("--refresh") ? try await questions.secret(.askRefresh) : nil
        // A refresh token alone stands for a token that has ended: the first request renews it.
        return .token(BearerToken(access: access ?? "", refresh: refresh, expires: access == nil ? .distantPast : nil))
    }

    private func warnOfPlainHTTP(in session: Session) {
        guard let url = URL(string: session.config.baseURL), url.scheme?.lowercased() == "http", !url.isThisMachine
        else {
            return
        }
        session.output.notice(Message(ShellPhrase.plainLogin, ["server": .text(url.host() ?? "")]), .warning)
    }
}

extension URL {
    /// Whether the host is this machine, by its spelling.
    fileprivate var isThisMachine: Bool {
        let host = host()?.lowercased() ?? ""
        return host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }
}
