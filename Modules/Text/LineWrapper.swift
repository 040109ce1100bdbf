/// Fills lines of one paragraph, character by character.
struct LineWrapper {
    private let width: Int
    private var lines: [String] = []
    private var line = Run()
    private var spaces = Run()
    private var word = Run()
    private var last: Character?

    init(width: Int) {
        self.width = width
    }

    mutating func append(_ character: Character) {
        if character.isWhitespace && !character.isNonBreaking {
            placeWord()
            spaces.append(character)
        } else {
            if allowsBreak(before: character) || word.width + character.cellWidth > width { placeWord() }
            word.append(character)
        }
        last = character
    }

    mutating func finish() -> [String] {
        placeWord()
        return lines + [line.text]
    }

    private func allowsBreak(before character: Character) -> Bool {
        guard let last, last.cellWidth == 2 || character.cellWidth == 2 else { return false }
        return !last.isOpening && !character.isClosing
    }

    /// Moves the finished word, with the spaces before it, to the line it fits on.
    private mutating func placeWord() {
        guard !word.text.isEmpty else { return }
        if !line.text.isEmpty {
            if line.width + spaces.width + word.width <= width {
                line.append(spaces)
            } else {
                lines.append(line.text)
                line = Run()
            }
        }
        line.append(word)
        spaces = Run()
        word = Run()
    }
}

/// A piece of a line and its width, kept so that nothing is measured twice.
private struct Run {
    var text = ""
    var width = 0

    mutating func append(_ character: Character) {
        text.append(character)
        width += character.cellWidth
    }

    mutating func append(_ run: Run) {
        text += run.text
        width += run.width
    }
}

extension Character {
    fileprivate var isNonBreaking: Bool { self == "\u{A0}" || self == "\u{202F}" || self == "\u{2007}" }

    fileprivate var isOpening: Bool { "「『（【〈《〔［｛(“‘¿¡".contains(self) }

    /// Characters that Japanese and Western typesetting keep off the start of a line.
    fileprivate var isClosing: Bool {
        "、。，．・：；？！）」』】〉》〕］｝ー～…‥々ゝヽぁぃぅぇぉっゃゅょァィゥェォッャュョ),.:;!?”’%".contains(self)
    }
}
