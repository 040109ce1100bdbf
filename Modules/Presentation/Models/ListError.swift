public import MangaLocalization

/// Why there is no list to show.
public enum ListError: Error, Hashable, Sendable {
    /// The server does not answer, which is `reason`, and the library has nothing that fits the text.
    case nothingKnown(String, reason: Message)
}

extension ListError: Localizable {
    public var message: Message {
        switch self {
        case .nothingKnown(let text, let reason):
            Message(LibraryPhrase.neither, ["reason": .message(reason), "query": .text(text)])
        }
    }
}
