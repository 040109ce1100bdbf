import MangaConfig
import MangaKit
import MangaLocalization
import MangaNetworking
import MangaPresentation

/// `logout`: forgets the credentials of the current environment.
struct LogoutCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "logout",
        summary: .logout,
        group: .environments,
        examples: ["logout"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let config = session.config
        let kit = try await session.live()
        if kit.serves(config.id) { throw ShellError.needsNoLogin(name: config.name) }
        let hadLogin = try await kit.client(for: config).logout()
        let message = Message(hadLogin ? ShellPhrase.loggedOut : .notLoggedIn, ["name": .text(config.name)])
        let facts: [String: Done.Fact] = ["environment": .text(config.name), "loggedOut": .flag(hadLogin)]
        try session.show(Done([message], facts), arguments)
    }
}
