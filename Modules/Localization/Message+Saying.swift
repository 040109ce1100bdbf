extension Message {
    /// The words of `error`: its own where it has some, else its Swift description.
    public init(saying error: any Error) {
        self = (error as? any Localizable)?.message ?? Message(Verbatim.text, ["text": .text("\(error)")])
    }
}

/// Text that is the same in every language.
private enum Verbatim: String, Phrase {
    case text

    static let english: [Verbatim: String] = [.text: "{text}"]
    static let spanish = english
}
