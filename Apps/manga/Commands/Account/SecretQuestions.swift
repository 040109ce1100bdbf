import MangaLocalization

/// Asks for what a login needs: a person, unseen where it is secret, or the next lines of standard input.
@MainActor
struct SecretQuestions {
    private let session: Session

    init(_ session: Session) {
        self.session = session
    }

    /// Throws `ShellError.nothingEntered` for nothing, and `CancellationError` where a person goes away.
    func text(_ question: ShellPhrase) async throws -> String {
        try entered(await session.ask(question.text(in: session.language)))
    }

    func secret(_ question: ShellPhrase) async throws -> String {
        try entered(await session.askSecret(question.text(in: session.language)))
    }

    private func entered(_ answer: String?) throws -> String {
        guard let answer else {
            if session.isInteractive { throw CancellationError() }
            throw ShellError.nothingEntered
        }
        if answer.isEmpty { throw ShellError.nothingEntered }
        return answer
    }
}
