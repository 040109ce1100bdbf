import MangaLocalization
import MangaPresentation

/// `verify [SELECTION|--all] [--deep]`: reads downloaded chapters again and tells what is not as it was.
struct VerifyCommand: Command {
    nonisolated static let spec = UpkeepWish.spec(
        "verify",
        VerificationReport.table,
        VerificationReport.shape,
        summary: .verify,
        failure: .failedVerify
    )

    private let arguments: Arguments
    private let wish: UpkeepWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try UpkeepWish(arguments, of: Self.spec)
    }

    func run(in session: Session) async throws {
        let report = try await wish.upkeep(in: session).check(wish.chapters(in: session)).report
        try session.show(report, arguments)
        if !report.isSound { throw ShellError.damaged(report.damaged.count) }
    }
}
