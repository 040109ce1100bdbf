/// One command of the shell: parsed in its `init`, run in `run(in:)`.
@MainActor
protocol Command {
    nonisolated static var spec: CommandSpec { get }

    init(_ arguments: Arguments) throws

    /// Calls intents and shows values; throws what goes wrong. Cancelled by `^C`.
    func run(in session: Session) async throws
}
