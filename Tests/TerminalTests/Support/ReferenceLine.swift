import Foundation

/// A line as a person edits it, kept the simple way: whole characters, a cursor among them, what was cut, what was
/// entered before.
struct ReferenceLine {
    private(set) var text: [Character] = []
    private(set) var cursor = 0
    private(set) var history: [String] = []
    private var cut: [Character] = []
    private var steps = 0
    private var newest: [Character] = []

    /// What the newest line has behind this one, when the cursor is at the end.
    var suggestion: [Character] {
        guard cursor == text.count, !text.allSatisfy(\.isWhitespace) else { return [] }
        let match = history.last { line in line.count > text.count && Array(line.prefix(text.count)) == text }
        return Array((match ?? "").dropFirst(text.count))
    }

    /// Characters may join those before them, as letters of a flag do.
    mutating func insert(_ new: String) {
        let behind = text.count - cursor
        text = Array(String(text[..<cursor]) + new + String(text[cursor...]))
        cursor = text.count - behind
    }

    mutating func right() {
        if !suggestion.isEmpty { return insert(String(suggestion)) }
        cursor = min(text.count, cursor + 1)
    }

    mutating func left() { cursor = max(0, cursor - 1) }

    mutating func home() { cursor = 0 }

    mutating func end() {
        if !suggestion.isEmpty { return insert(String(suggestion)) }
        cursor = text.count
    }

    mutating func backspace() {
        guard cursor > 0 else { return }
        cursor -= 1
        text.remove(at: cursor)
    }

    mutating func delete() {
        if cursor < text.count { text.remove(at: cursor) }
    }

    mutating func cutToEnd() {
        cut = Array(text[cursor...])
        text.removeSubrange(cursor...)
    }

    mutating func cutAll() {
        (cut, text, cursor) = (text, [], 0)
    }

    mutating func putBack() { insert(String(cut)) }

    mutating func earlier() {
        guard steps < history.count else { return }
        if steps == 0 { newest = text }
        steps += 1
        replace(by: Array(history[history.count - steps]))
    }

    mutating func later() {
        guard steps > 0 else { return }
        steps -= 1
        replace(by: steps == 0 ? newest : Array(history[history.count - steps]))
    }

    /// The line is over: entered, or given up.
    mutating func finish(isEntered: Bool) {
        // What joins emoji is not remembered.
        let line = String(
            String.UnicodeScalarView(String(text).unicodeScalars.filter { $0.value != 0x200D && $0.value != 0xFE0F })
        )
        .trimmingCharacters(in: .whitespaces)
        if isEntered, !line.isEmpty {
            history.removeAll { $0 == line }
            history.append(line)
        }
        (text, cursor, steps, newest) = ([], 0, 0, [])
    }

    private mutating func replace(by line: [Character]) {
        (text, cursor) = (line, line.count)
    }
}
