/// A phrase and its arguments: what is to be said, before the language is known.
public struct Message: Sendable {
    /// Two tables may use one key for different words.
    private let table: ObjectIdentifier
    private let key: String
    private let arguments: [String: Argument]
    private let words: @Sendable (Language) -> String?

    public init<P: Phrase>(_ phrase: P, _ arguments: KeyValuePairs<String, Argument> = [:]) {
        table = ObjectIdentifier(P.self)
        key = phrase.rawValue
        self.arguments = Dictionary(arguments.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        words = { phrase.words(in: $0) }
    }

    /// The sentence in `language`; the phrase's key where its table has a hole (a test keeps that from happening).
    public func text(in language: Language) -> String {
        guard let template = words(language) else { return key }
        return Template(template).filled(with: arguments, in: language)
    }
}

extension Message: Hashable {
    public static func == (one: Message, other: Message) -> Bool {
        one.table == other.table && one.key == other.key && one.arguments == other.arguments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(table)
        hasher.combine(key)
        hasher.combine(arguments)
    }
}
