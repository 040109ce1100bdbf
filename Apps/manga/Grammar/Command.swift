/// One command of the shell: parsed in its `init`, run in `run(in:)`.
@MainActor
protocol Command {
    nonisolated static var spec: CommandSpec { get }
    /// Whether it asks nobody and waits for nothing, so that there is nothing to interrupt.
    nonisolated static var isInstant: Bool { get }

    init(_ arguments: Arguments) throws

    /// Calls intents and shows values; throws what goes wrong. Cancelled by `^C`.
    func run(in session: Session) async throws
}

extension Command {
    nonisolated static var isInstant: Bool { false }
}
