/// A line of input, cut into statements and words.
///
/// `;` ends a statement; `"…"` and `'…'` hold a word together, with `\` before a quote inside `"…"`; outside quotes
/// `\` takes the next character as it is. A `#` that begins a word starts a comment.
struct Words {
    /// One word and whether any of it was quoted (so that `"--wait"` is text, not an option).
    struct Word: Equatable {
        var text: String
        var isQuoted = false
    }

    enum Failure: Error, Equatable {
        /// A quote that never ends, by the column it stands in, from 1.
        case openQuote(column: Int)
    }

    /// The statements of `line`; empty ones are left out.
    static func statements(_ line: String) throws(Failure) -> [[Word]] {
        var cutter = Cutter(line)
        return try cutter.cut()
    }
}

extension Words {
    private struct Cutter {
        private let characters: [Character]
        private var index = 0
        private var statements: [[Word]] = []
        private var words: [Word] = []
        private var word: Word?

        init(_ line: String) {
            characters = Array(line)
        }

        mutating func cut() throws(Failure) -> [[Word]] {
            while index < characters.count {
                let character = characters[index]
                index += 1
                switch character {
                case "\"", "'": try quoted(until: character)
                case "\\" where index < characters.count: take(characters[index], step: true)
                case ";": endStatement()
                case "#" where word == nil: index = characters.count
                case _ where character.isWhitespace: endWord()
                default: take(character)
                }
            }
            endStatement()
            return statements.filter { !$0.isEmpty }
        }

        private mutating func take(_ character: Character, step: Bool = false) {
            word = word ?? Word(text: "")
            word?.text.append(character)
            if step { index += 1 }
        }

        private mutating func quoted(until quote: Character) throws(Failure) {
            let start = index
            word = word ?? Word(text: "")
            word?.isQuoted = true
            while index < characters.count {
                let character = characters[index]
                index += 1
                if character == quote { return }
                if character == "\\", quote == "\"", index < characters.count, "\"\\".contains(characters[index]) {
                    take(characters[index], step: true)
                } else {
                    take(character)
                }
            }
            throw .openQuote(column: start)
        }

        private mutating func endWord() {
            if let word { words.append(word) }
            word = nil
        }

        private mutating func endStatement() {
            endWord()
            statements.append(words)
            words = []
        }
    }
}
