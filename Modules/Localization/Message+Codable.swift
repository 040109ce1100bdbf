/// As it is kept, to be said later in any language: the table, the key and the arguments; text alone where the words are
/// nobody's.
///
/// A message of a table or key that is not known (any more) is decoded as its English words.
extension Message: Codable {
    private enum CodingKeys: String, CodingKey {
        case table, key, arguments, text
    }

    public init(from decoder: any Decoder) throws {
        // What is no string has a table.
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(verbatim: text)
            return
        }
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let (table, key) = (
            try values.decode(String.self, forKey: .table), try values.decode(String.self, forKey: .key)
        )
        let arguments = try values.decode([String: Argument].self, forKey: .arguments)
        let known = Message.tables[table].flatMap { Message($0, key: key, arguments) }
        self = try known ?? Message(verbatim: values.decode(String.self, forKey: .text))
    }

    public func encode(to encoder: any Encoder) throws {
        if case .text(let text) = arguments["text"], table == Verbatim.self {
            var value = encoder.singleValueContainer()
            return try value.encode(text)
        }
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode("\(table)", forKey: .table)
        try values.encode(key, forKey: .key)
        try values.encode(arguments, forKey: .arguments)
        try values.encode(text(in: .english), forKey: .text)
    }

    private static let tables = Dictionary(uniqueKeysWithValues: Phrases.all.map { ("\($0)", $0) })

    private init?<P: Phrase>(_: P.Type, key: String, _ arguments: [String: Argument]) {
        guard let phrase = P(rawValue: key) else { return nil }
        self.init(phrase, arguments)
    }
}
