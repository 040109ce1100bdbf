public import MangaModels

/// What stands before the value of a condition.
enum ConditionKey: String, CaseIterable {
    case volume = "vol:"
    case language = "lang:"
    case group = "group:"
    case title = "title:"

    private static let longNames = ["volume:": ConditionKey.volume, "language:": .language]

    /// The key that `text` begins with, capitals aside, and what comes behind it.
    static func split<Text: StringProtocol>(_ text: Text) -> (key: ConditionKey, value: Text.SubSequence)? {
        // The longest key has nine characters; a text may have a hundred thousand.
        guard let colon = text.prefix(10).firstIndex(of: ":") else { return nil }
        let end = text.index(after: colon)
        let name = text[..<end].lowercased()
        guard let key = ConditionKey(rawValue: name) ?? longNames[name] else { return nil }
        return (key, text[end...])
    }

    func condition(_ value: String) -> Selection.Condition {
        switch self {
        case .volume: .volume(value)
        case .language: .language(value)
        case .group: .group(value)
        case .title: .title(value)
        }
    }
}

extension Selection.Condition {
    /// Nil for a state and for text.
    var key: ConditionKey? {
        switch self {
        case .state, .text: nil
        case .volume: .volume
        case .language: .language
        case .group: .group
        case .title: .title
        }
    }

    /// Those that tell `chapters` apart, as they are written: their volumes, languages and groups.
    public static func all(of chapters: [Chapter]) -> [String] {
        let kinds: [(KeyPath<Chapter, String?>, (String) -> Selection.Condition)] = [
            (\.volume, Selection.Condition.volume), (\.language, Selection.Condition.language),
            (\.group, Selection.Condition.group),
        ]
        return kinds.flatMap { path, condition in
            let values = Set(chapters.compactMap { $0[keyPath: path] })
            return values.sorted(by: NaturalOrder.isBefore).map { condition($0).text }
        }
    }

    /// What it is a condition on; those on the same thing mean either.
    var kind: String {
        switch self {
        case .state(let state): state.kind
        case .text(let text): "text " + text
        case .volume, .language, .group, .title: key?.rawValue ?? ""
        }
    }

    /// As it is written.
    var text: String {
        switch self {
        case .state(let state): state.rawValue
        case .text(let text): Selection.Term.name(text).text
        case .volume(let value), .language(let value), .group(let value), .title(let value):
            (key?.rawValue ?? "") + (SelectionParser.isBare(value) ? value : Selection.quoted(value))
        }
    }
}
