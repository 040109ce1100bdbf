/// A line of input, cut into statements and words.
///
/// `;` and a line break end a statement; `"…"` and `'…'` hold a word together, with `\` before a quote inside `"…"`; outside quotes
/// `\` takes the next character as it is, and a line break away. A `#` that begins a word starts a comment, which ends
/// with its line.
struct Words {
    /// One word and whether any of it was quoted (so that `"--wait"` is text, not an option).
    struct Word: Equatable {
        var text: String
        var isQuoted = false
        /// Its parts, where some of them were quoted and others not: `1,"Extra 2"`; else none.
        var pieces: [Piece] = []
        /// Where in its line each of its characters was typed, from 1; empty where it was not typed there.
        var columns: [Int] = []

        /// Wherever they were typed.
        static func == (one: Word, other: Word) -> Bool {
            one.text == other.text && one.isQuoted == other.isQuoted && one.pieces == other.pieces
        }
    }

    /// A part of a word, quoted or not.
    struct Piece: Equatable {
        var text: String
        var isQuoted: Bool
    }

    enum Failure: Error, Equatable {
        /// A quote that never ends, by the column it stands in, from 1.
        case openQuote(column: Int)
    }

    /// Words up to a `;` or the end of a line, and the line that they begin in, from 1.
    struct Statement: Equatable {
        var words: [Word]
        var line: Int
    }

    /// The statements of `line`; empty ones are left out.
    static func statements(_ line: String) throws(Failure) -> [[Word]] {
        try numbered(line).map(\.words)
    }

    /// The same of a text of several lines, each with its place.
    static func numbered(_ text: String) throws(Failure) -> [Statement] {
        var cutter = Cutter(text)
        return try cutter.cut()
    }

    /// Whether `line` ends in a `\` that takes the line break away, so that it goes on in the next one.
    static func goesOn(_ line: String) -> Bool {
        guard line.last == "\\" else { return false }
        var cutter = Cutter(line)
        // A quote that is open goes on in no case; its error comes when the line is run.
        guard (try? cutter.cut()) != nil else { return false }
        return cutter.endsOpen
    }
}

extension Words {
    private struct Cutter {
        private let characters: [Character]
        private var index = 0
        private var statements: [Statement] = []
        private var words: [Word] = []
        private var word: Word?
        private var pieces: [Piece] = []
        private var line = 1
        /// How many characters come before the line.
        private var lineStart = 0
        /// The line that the statement begins in.
        private var start = 1
        /// Whether a `\` was the last character.
        private(set) var endsOpen = false

        init(_ line: String) {
            characters = Array(line)
        }

        mutating func cut() throws(Failure) -> [Statement] {
            while index < characters.count {
                let character = characters[index]
                index += 1
                switch character {
                case "\"", "'": try quoted(until: character)
                case "\\": escape()
                case ";": endStatement()
                case "#" where word == nil: skipComment()
                case _ where character.isNewline:
                    endStatement()
                    beginLine()
                case _ where character.isWhitespace: endWord()
                default: take(character, at: index)
                }
            }
            endStatement()
            return statements
        }

        private mutating func escape() {
            guard index < characters.count else {
                endsOpen = true
                return take("\\", at: index)
            }
            index += 1
            if characters[index - 1].isNewline { beginLine() } else { take(characters[index - 1], at: index) }
        }

        /// Behind a line break.
        private mutating func beginLine() {
            line += 1
            lineStart = index
        }

        private mutating func skipComment() {
            while index < characters.count, !characters[index].isNewline { index += 1 }
        }

        private mutating func begin() {
            if words.isEmpty, word == nil { start = line }
        }

        /// `place` counts from 1.
        private mutating func take(_ character: Character, at place: Int, isQuoted: Bool = false) {
            begin()
            word = word ?? Word(text: "")
            word?.text.append(character)
            word?.columns.append(place - lineStart)
            if pieces.last?.isQuoted != isQuoted { pieces.append(Piece(text: "", isQuoted: isQuoted)) }
            pieces[pieces.endIndex - 1].text.append(character)
        }

        private mutating func quoted(until quote: Character) throws(Failure) {
            let start = index - lineStart
            begin()
            word = word ?? Word(text: "")
            word?.isQuoted = true
            pieces.append(Piece(text: "", isQuoted: true))
            while index < characters.count {
                let character = characters[index]
                index += 1
                if character == quote { return }
                if character == "\\", quote == "\"", index < characters.count, "\"\\".contains(characters[index]) {
                    index += 1
                    take(characters[index - 1], at: index, isQuoted: true)
                } else {
                    take(character, at: index, isQuoted: true)
                }
                if character.isNewline { beginLine() }
            }
            throw .openQuote(column: start)
        }

        private mutating func endWord() {
            if var word {
                if pieces.count > 1 { word.pieces = pieces }
                words.append(word)
            }
            (word, pieces) = (nil, [])
        }

        private mutating func endStatement() {
            endWord()
            if !words.isEmpty { statements.append(Statement(words: words, line: start)) }
            words = []
        }
    }
}
