/// A piece of a file name: a run of letters, a number, or one other character.
enum NameToken: Equatable {
    /// In lower case. Each character of a script without spaces (Han, kana, hangul) is a word of its own.
    case word(String)
    /// ASCII digits, with a fraction (`10.5`) or a range (`67-1`).
    case number(String)
    case symbol(Character)

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    var number: String? {
        if case .number(let number) = self { number } else { nil }
    }
}

/// A file name cut into tokens, each with its place.
struct NameTokens {
    struct Piece {
        var token: NameToken
        var start: Int
        var end: Int
    }

    let characters: [Character]
    private(set) var pieces: [Piece] = []

    init(_ text: String) {
        characters = text.map(NameTokens.plain)
        var index = 0
        while index < characters.count {
            let start = index
            let token = scan(&index)
            pieces.append(Piece(token: token, start: start, end: index))
        }
    }

    /// The text between two places.
    func text(_ range: Range<Int>) -> String {
        String(characters[range])
    }

    private func scan(_ index: inout Int) -> NameToken {
        let first = characters[index]
        if first.isPlainDigit { return .number(number(&index)) }
        index += 1
        guard first.isLetter else { return .symbol(first) }
        guard !first.standsAlone else { return .word(String(first)) }
        let start = index - 1
        while index < characters.count, characters[index].isLetter, !characters[index].standsAlone { index += 1 }
        return .word(text(start..<index).lowercased())
    }

    private func number(_ index: inout Int) -> String {
        let start = index
        digits(&index)
        // `10.5` and `67-1`; a name like `1.2.3` is no number.
        if index + 1 < characters.count, [".", "-"].contains(characters[index]), characters[index + 1].isPlainDigit {
            index += 1
            digits(&index)
        }
        return text(start..<index)
    }

    private func digits(_ index: inout Int) {
        while index < characters.count, characters[index].isPlainDigit { index += 1 }
    }

    /// Wide digits and letters as plain ones, underscores as spaces.
    private static func plain(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return character }
        if scalar == "_" || scalar == "\u{3000}" { return " " }
        guard (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) else {
            return character
        }
        return Character(plain)
    }
}

extension Character {
    var isPlainDigit: Bool {
        isASCII && isNumber
    }

    /// Whether it is of a script that writes no spaces between words.
    fileprivate var standsAlone: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
            || (0xAC00...0xD7AF).contains(value) || (0xF900...0xFAFF).contains(value)
    }
}
