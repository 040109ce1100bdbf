/// A word that may stand where a person asks for completion.
public struct CompletionCandidate: Hashable, Sendable {
    /// The word itself, without quotes; quotes are added where it needs them.
    public var text: String
    /// A few words about it, shown dim beside it where there is room.
    public var note: String
    /// Whether the word ends here, so that a space follows it; false for `folder/` and `setting=`, which go on.
    public var isComplete: Bool

    public init(text: String, note: String = "", isComplete: Bool = true) {
        self.text = text
        self.note = note
        self.isComplete = isComplete
    }
}
