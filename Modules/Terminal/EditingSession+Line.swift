/// What is done to the line beside what libedit does.
extension EditingSession {
    /// Whether `^R` looks through the history: its prompt then stands in the line, below what was found.
    var isSearching: Bool { editLine.line.text.contains("\n") }

    /// What is offered behind the cursor: how the newest line goes on that began as this one does.
    ///
    /// Without colours it could not be told from what is typed, so there is none.
    var suggestion: String {
        guard painter.colour, offersHistory, !isSecret, suggests() else { return "" }
        let (count, cursor) = editLine.extent
        guard count > 0, cursor == count else { return "" }
        let text = editLine.line.text
        return text.contains("\n") ? "" : past.suggestion(for: text)
    }

    /// Takes the suggestion when `key` asks for it.
    ///
    /// `M-f` may come as two keys; libedit hears of it too, and at the end of the line does nothing.
    func takesSuggestion(by key: Unicode.Scalar) -> Bool {
        defer { previousKey = key }
        switch key {
        case "\u{6}", "\u{5}": return take(suggestion)
        case "f" where previousKey == "\u{1B}" && !editLine.isVi:
            _ = take(Self.firstWord(of: suggestion))
            return false
        default: return false
        }
    }

    func takesSuggestion(by sequence: [UInt8], _ key: SpecialKey?) -> Bool {
        switch key {
        case .right, .end: take(suggestion)
        case .nextWord: take(Self.firstWord(of: suggestion))
        case nil where sequence == Array("\u{1B}f".utf8) && !editLine.isVi: take(Self.firstWord(of: suggestion))
        default: false
        }
    }

    private func take(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        editLine.insert(text)
        return true
    }

    /// The blanks in front and what follows up to the next one.
    static func firstWord(of text: String) -> String {
        let start = text.prefix { $0 == " " }
        return String(start + text.dropFirst(start.count).prefix { $0 != " " })
    }

    /// A search changes the line as it likes; what it found is looked at when it is over.
    func keepCharactersWhole() {
        let (count, cursor) = editLine.extent
        guard !clusters.isUnchanged(count: count, cursor: cursor) else { return }
        if let typed = editLine.lastScalar, typed != "\n",
            clusters.accept(typed: typed, count: count, cursor: cursor)
        {
            return
        }
        for _ in 0..<2 {
            let line = editLine.line
            let scalars = Array(line.text.unicodeScalars)
            guard !scalars.contains("\n") else {
                walk.hasSearched = true
                return
            }
            let correction = clusters.correction(of: scalars, cursor: line.cursor)
            if let range = correction?.deletion { editLine.delete(range) }
            if let correction { editLine.move(to: correction.cursor) }
            let corrected = editLine.line
            clusters.accept(Array(corrected.text.unicodeScalars), cursor: corrected.cursor)
            guard correction?.deletion != nil else { return }
        }
    }

    func recallEarlier() {
        if let line = walk.earlier(than: editLine.line.text, in: past) { replaceLine(by: line) }
    }

    func recallLater() {
        if let line = walk.later(than: editLine.line.text, in: past) { replaceLine(by: line) }
    }

    private func replaceLine(by line: String) {
        editLine.delete(0..<editLine.extent.count)
        editLine.insert(line)
    }

    func moveToEnd() {
        editLine.move(to: editLine.extent.count)
    }

    func deleteForward() {
        let (count, cursor) = editLine.extent
        if cursor < count { editLine.delete(cursor..<(cursor + 1)) }
    }

    /// Makes `line` the newest of the history; a secret one is not offered.
    func remember(_ line: String, isOffered: Bool = true) {
        editLine.remember(line, isKnown: past.enter(line, isOffered: isOffered))
    }
}
