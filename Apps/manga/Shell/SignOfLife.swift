import MangaConfig
import MangaLocalization

/// Says what is under way where it takes longer than a second; nothing where nobody looks.
@MainActor
struct SignOfLife {
    private static let patience = Duration.seconds(1)
    /// Between two looks at how far it is.
    private static let pause = Duration.milliseconds(250)

    let session: Session

    func during<Value>(_ message: @escaping @MainActor () -> Message, _ work: () async throws -> Value) async rethrows
        -> Value
    {
        let (line, language) = (ProgressLine(session.output), session.language)
        let sign = Task {
            // Only cancellation ends a sleep early, and the loop's condition sees that.
            try? await Task.sleep(for: Self.patience)
            while !Task.isCancelled {
                line.draw(message().text(in: language))
                try? await Task.sleep(for: Self.pause)
            }
        }
        defer {
            sign.cancel()
            line.clear()
        }
        return try await work()
    }
}

extension Session {
    /// Does what asks a server, and says who is asked where that takes longer than a second.
    func patiently<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        let facts: KeyValuePairs<String, Argument> = [
            "name": .text(config.name), "url": .text(Secret.hidden(inURL: config.baseURL)),
        ]
        return try await SignOfLife(session: self).during({ Message(ShellPhrase.asking, facts) }, work)
    }
}
