import MangaModels

/// Reads the text of a `Selection` from left to right.
struct SelectionParser {
    private let characters: [Character]
    private var index = 0
    private var parts: [Selection.Part] = []

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func parse() throws(SelectionError) -> [Selection.Part] {
        skipSeparators()
        while index < characters.count {
            guard parts.count < Selection.limit else { throw .tooManyParts(limit: Selection.limit) }
            parts.append(try part())
            skipSeparators()
        }
        guard !parts.isEmpty else { throw .empty }
        return parts
    }

    /// A comma or a blank.
    static func isSeparator(_ character: Character) -> Bool {
        character == "," || character.isWhitespace
    }

    /// What a part without quotes means; nil where it means nothing.
    static func term(bare text: String) -> Selection.Term? {
        switch text.lowercased() {
        case "": return nil
        case "all": return .all
        case "latest": return .latest(1)
        default: break
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
        if index < characters.count, characters[index] == "\"" { return .name(try quoted()) }
        let bare = bareText()
        guard !bare.hasPrefix("!"), !bare.contains("\""), let term = Self.term(bare: bare) else {
            throw .unreadable(found: mark + bare, column: column)
        }
        guard bare.lowercased() == "latest" else { return term }
        return .latest(countAhead() ?? 1)
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

    private mutating func quoted() throws(SelectionError) -> String {
        let column = index + 1
        index += 1
        var name = ""
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\", index + 1 < characters.count { index += 1 }
            name.append(characters[index])
            index += 1
        }
        guard index < characters.count else { throw .openQuote(column: column) }
        index += 1
        let rest = bareText()
        guard rest.isEmpty, !name.isEmpty else {
            throw .unreadable(found: Selection.quoted(name) + rest, column: column)
        }
        return name
    }

    private mutating func skipSeparators() {
        while index < characters.count, Self.isSeparator(characters[index]) { index += 1 }
    }
}
