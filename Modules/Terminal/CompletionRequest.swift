/// What stands before the cursor when a person asks for completion.
public struct CompletionRequest: Hashable, Sendable {
    /// The finished words of the command, without quotes.
    public var words: [String]
    /// The word being typed, without an opening quote; empty after a space.
    public var partial: String

    public init(words: [String], partial: String) {
        self.words = words
        self.partial = partial
    }
}
