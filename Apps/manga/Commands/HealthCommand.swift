import MangaConfig
import MangaLocalization
import MangaNetworking
import MangaPresentation

/// `health`: asks the server whether it is well.
struct HealthCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "health",
        summary: .health,
        group: .environments,
        examples: ["health"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let client = try await session.client()
        let clock = ContinuousClock()
        let start = clock.now
        let health = try await client.send(.health)
        let milliseconds = Int((clock.now - start) / .milliseconds(1))
        let report = HealthReport(
            environment: session.config.name,
            url: session.config.baseURL,
            health: health,
            milliseconds: milliseconds
        )
        try session.show(report, arguments)
    }
}
