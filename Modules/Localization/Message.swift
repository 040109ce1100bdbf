/// A phrase and its arguments: what is to be said, before the language is known.
public struct Message: Sendable {
    /// Two tables may use one key for different words.
    let table: any Phrase.Type
    let key: String
    let arguments: [String: Argument]
    private let words: @Sendable (Language) -> String?

    public init<P: Phrase>(_ phrase: P, _ arguments: KeyValuePairs<String, Argument> = [:]) {
        self.init(phrase, Dictionary(arguments.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last }))
    }

    init<P: Phrase>(_ phrase: P, _ arguments: [String: Argument]) {
        table = P.self
        key = phrase.rawValue
        self.arguments = arguments
        words = { phrase.words(in: $0) }
    }

    /// Whether it is what `phrase` says, with whatever arguments.
    public func says<P: Phrase>(_ phrase: P) -> Bool {
        ObjectIdentifier(table) == ObjectIdentifier(P.self) && key == phrase.rawValue
    }

    /// The sentence in `language`; the phrase's key where its table has a hole (a test keeps that from happening).
    public func text(in language: Language) -> String {
        guard let template = words(language) else { return key }
        return Template(template).filled(with: arguments, in: language)
    }
}

extension Message: Hashable {
    public static func == (one: Message, other: Message) -> Bool {
        ObjectIdentifier(one.table) == ObjectIdentifier(other.table) && one.key == other.key
            && one.arguments == other.arguments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(table))
        hasher.combine(key)
        hasher.combine(arguments)
    }
}
