extension Message {
    /// The words of `error`: its own where it has some, else its Swift description.
    public init(saying error: any Error) {
        self = (error as? any Localizable)?.message ?? Message(verbatim: "\(error)")
    }

    /// Text that is the same in every language, as a server gives it.
    public init(verbatim text: String) {
        self.init(Verbatim.text, ["text": .text(text)])
    }
}

/// Text that is the same in every language.
enum Verbatim: String, Phrase {
    case text

    static let english: [Verbatim: String] = [.text: "{text}"]
    static let spanish = english
}
