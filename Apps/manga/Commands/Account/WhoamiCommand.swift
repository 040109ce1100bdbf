import MangaConfig
import MangaLocalization
import MangaNetworking
import MangaPresentation

/// `whoami`: who is logged in at the current environment, and what its server says of that.
struct WhoamiCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "whoami",
        summary: .whoami,
        group: .environments,
        examples: ["whoami"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let config = session.config
        let status = try await session.client().loginStatus()
        try session.show(LoginReport(environment: config.name, status), arguments)
    }
}
