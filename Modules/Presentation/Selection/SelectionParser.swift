import MangaModels

/// Reads the text of a `Selection` from left to right.
struct SelectionParser {
    private let characters: [Character]
    /// Where each of them was typed, from 1; none where the text is all there is.
    private let columns: [Int]
    private var index = 0
    private var count = 0
    private var groups: [Selection.Group] = []
    private var parts: [Selection.Part] = []

    init(_ text: TypedText) {
        characters = SelectionParser.characters(of: text.text)
        columns = text.columns(of: characters)
    }

    private func column(of place: Int) -> Int {
        columns.indices.contains(place) ? columns[place] : place + 1
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
        if ends.count <= 2, ends.contains(where: isHalfNumber) { return nil }
        guard ends.count == 2 else { return .name(text) }
        return range(from: ends[0], to: ends[1]) ?? (ends == ["", ""] ? nil : .name(text))
    }

    /// `10.` and `.5`: digits with a point at one end, which somebody began to write as a number.
    private static func isHalfNumber(_ text: String) -> Bool {
        guard text.count > 1, text.first == "." || text.last == "." else { return false }
        let digits = text.first == "." ? text.dropFirst() : text.dropLast()
        return digits.allSatisfy { $0.isASCII && $0.isWholeNumber }
    }

    private static func range(from low: String, to high: String) -> Selection.Term? {
        switch (low.isEmpty ? nil : decimal(low), high.isEmpty ? nil : decimal(high)) {
        case (let low?, let high?): .range(low, high)
        case (let low?, nil) where high.isEmpty: .from(low)
        case (nil, _?) where low.isEmpty: count(high).map(Selection.Term.latest)
        default: nil
        }
    }

    /// The numbers of `text` written whole, `0.5` for `.5`; nil where that is not what is wrong with it.
    private static func whole(_ text: String) -> String? {
        let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(String.init)
        guard ends.count <= 2, ends.contains(where: isHalfNumber) else { return nil }
        let whole = ends.map { end in
            isHalfNumber(end) ? end.first == "." ? "0" + end : String(end.dropLast()) : end
        }
        return whole.joined(separator: "-")
    }

    private static func decimal(_ text: String) -> ChapterNumber? {
        ChapterNumber(text).flatMap { $0.isDecimal ? $0 : nil }
    }

    /// A count above all numbers is the largest there is.
    private static func count(_ text: String) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else { return nil }
        return Int(text) ?? .max
    }

    private mutating func part() throws(SelectionError) -> Selection.Part {
        let column = self.column(of: index)
        let isExcluded = characters[index] == "!"
        if isExcluded { index += 1 }
        let term = try term(after: isExcluded ? "!" : "", at: column)
        switch term {
        case .latest(0): throw .countOfZero(column: column)
        case .latest(let count) where count > Selection.countLimit:
            throw .countTooLarge(limit: Selection.countLimit, column: column)
        case .range(let low, let high) where high < low:
            throw .backwards(found: "\(low)-\(high)", better: "\(high)-\(low)", column: column)
        default: break
        }
        return Selection.Part(term: term, isExcluded: isExcluded, column: column)
    }

    private mutating func term(after mark: String, at column: Int) throws(SelectionError) -> Selection.Term {
        if isAtQuote { return .name(try quoted(after: mark, at: column)) }
        if let condition = try quotedCondition(after: mark, at: column) { return .condition(condition) }
        let bare = bareText()
        guard !bare.hasPrefix("!"), !bare.contains("\""), let term = Self.term(bare: bare) else {
            if let better = Self.whole(bare) {
                throw .halfNumber(found: mark + bare, better: mark + better, column: column)
            }
            throw .unreadable(found: mark + bare, column: column)
        }
        guard bare.lowercased() == "latest" else { return term }
        if let count = countAhead() { return .latest(count) }
        if let word = wordAhead, word.hasPrefix("-"), Self.count(String(word.dropFirst())) != nil {
            throw .unreadableCount(found: bare + " " + word, column: column)
        }
        return .latest(1)
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

    /// The word behind blanks, which stays where it is.
    private var wordAhead: String? {
        let word = characters[index...].drop { $0.isWhitespace }.prefix { !Self.isSeparator($0) }
        return word.isEmpty ? nil : String(word)
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
        let quote = self.column(of: index)
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
