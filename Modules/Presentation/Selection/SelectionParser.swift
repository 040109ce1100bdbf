import MangaModels

/// Reads the text of a `Selection` from left to right.
struct SelectionParser {
    private let characters: [Character]
    private var index = 0
    private var count = 0
    private var groups: [Selection.Group] = []
    private var parts: [Selection.Part] = []

    init(_ text: String) {
        characters = SelectionParser.characters(of: text)
    }

    /// A mark behind a separator, a quote, a backslash or a `!` begins a word: it must not hide what it stands on.
    static func characters(of text: String) -> [Character] {
        text.flatMap { character in
            guard let first = character.unicodeScalars.first.map(Character.init), first != character,
                isSeparator(first) || first == "\"" || first == "\\" || first == "!"
            else { return [character] }
            return [first] + Array(String(String.UnicodeScalarView(character.unicodeScalars.dropFirst())))
        }
    }

    /// As they are written: commas divide groups, blanks their parts.
    mutating func parse() throws(SelectionError) -> [Selection.Group] {
        skipSeparators()
        while index < characters.count {
            guard count < Selection.limit else { throw .tooManyParts(limit: Selection.limit) }
            parts.append(try part())
            count += 1
            skipSeparators()
        }
        endGroup()
        guard !groups.isEmpty else { throw .empty }
        return groups
    }

    /// A comma or a blank.
    static func isSeparator(_ character: Character) -> Bool {
        character == "," || character.isWhitespace
    }

    /// Whether `value` can be written without quotes.
    static func isBare(_ value: String) -> Bool {
        !value.isEmpty && !characters(of: value).contains { isSeparator($0) || $0 == "\"" }
    }

    /// What a part without quotes means; nil where it means nothing.
    static func term(bare text: String) -> Selection.Term? {
        let word = text.lowercased()
        switch word {
        case "": return nil
        case "all": return .all
        case "latest": return .latest(1)
        default: break
        }
        if let state = Selection.State(rawValue: word) { return .condition(.state(state)) }
        if let (key, value) = ConditionKey.split(text) {
            return value.isEmpty ? nil : .condition(key.condition(String(value)))
        }
        let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(String.init)
        guard ends.count == 2 else { return .name(text) }
        return range(from: ends[0], to: ends[1]) ?? (ends == ["", ""] ? nil : .name(text))
    }

    private static func range(from low: String, to high: String) -> Selection.Term? {
        switch (low.isEmpty ? nil : decimal(low), high.isEmpty ? nil : decimal(high)) {
        case (let low?, let high?): .range(min(low, high), max(low, high))
        case (let low?, nil) where high.isEmpty: .from(low)
        case (nil, _?) where low.isEmpty: count(high).map(Selection.Term.latest)
        default: nil
        }
    }

    private static func decimal(_ text: String) -> ChapterNumber? {
        ChapterNumber(text).flatMap { $0.isDecimal ? $0 : nil }
    }

    /// A count above all that a list can hold is the largest there is.
    private static func count(_ text: String) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else { return nil }
        return Int(text) ?? .max
    }

    private mutating func part() throws(SelectionError) -> Selection.Part {
        let column = index + 1
        let isExcluded = characters[index] == "!"
        if isExcluded { index += 1 }
        let term = try term(after: isExcluded ? "!" : "", at: column)
        if case .latest(0) = term { throw .countOfZero(column: column) }
        return Selection.Part(term: term, isExcluded: isExcluded, column: column)
    }

    private mutating func term(after mark: String, at column: Int) throws(SelectionError) -> Selection.Term {
        if isAtQuote { return .name(try quoted(after: mark, at: column)) }
        if let condition = try quotedCondition(after: mark, at: column) { return .condition(condition) }
        let bare = bareText()
        guard !bare.hasPrefix("!"), !bare.contains("\""), let term = Self.term(bare: bare) else {
            throw .unreadable(found: mark + bare, column: column)
        }
        guard bare.lowercased() == "latest" else { return term }
        return .latest(countAhead() ?? 1)
    }

    /// A key with a quote behind it; leaves the position where it was when there is none.
    private mutating func quotedCondition(
        after mark: String,
        at column: Int
    ) throws(SelectionError) -> Selection.Condition? {
        let ahead = String(characters[index..<min(index + 10, characters.count)])
        guard let (key, value) = ConditionKey.split(ahead), value.first == "\"" else { return nil }
        let name = characters[index...].prefix { $0 != "\"" }
        index += name.count
        return key.condition(try quoted(after: mark + String(name), at: column))
    }

    /// The digits after `latest` and blanks; leaves the position where it was when there are none.
    private mutating func countAhead() -> Int? {
        let start = index
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        if let count = Self.count(bareText()) { return count }
        index = start
        return nil
    }

    private mutating func bareText() -> String {
        let start = index
        while index < characters.count, !Self.isSeparator(characters[index]) { index += 1 }
        return String(characters[start..<index])
    }

    private var isAtQuote: Bool {
        index < characters.count && characters[index] == "\""
    }

    /// `front` was written before it, from `column` on.
    private mutating func quoted(after front: String, at column: Int) throws(SelectionError) -> String {
        let quote = index + 1
        index += 1
        var name = ""
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\", index + 1 < characters.count { index += 1 }
            name.append(characters[index])
            index += 1
        }
        guard index < characters.count else { throw .openQuote(column: quote) }
        index += 1
        let rest = bareText()
        guard rest.isEmpty, !name.isEmpty else {
            throw .unreadable(found: front + Selection.quoted(name) + rest, column: column)
        }
        return name
    }

    private mutating func skipSeparators() {
        while index < characters.count, Self.isSeparator(characters[index]) {
            if characters[index] == "," { endGroup() }
            index += 1
        }
    }

    private mutating func endGroup() {
        guard !parts.isEmpty else { return }
        groups.append(Selection.Group(parts: parts))
        parts = []
    }
}
