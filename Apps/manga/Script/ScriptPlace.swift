import MangaLocalization

/// A line of a script.
struct ScriptPlace: Equatable {
    let name: Argument
    let line: Int

    /// `FILE:LINE: …`.
    func saying(_ problem: Message) -> Message {
        Message(
            ScriptPhrase.place,
            ["name": name, "line": .text(String(line)), "problem": .message(problem)]
        )
    }
}
