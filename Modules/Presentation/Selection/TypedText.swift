/// Text that is put together of what somebody typed, and where in the line each of its characters stood.
struct TypedText {
    private var letters: [(character: Character, column: Int)] = []
    /// False where nobody knows: columns count in the text then.
    private var isPlaced = true

    init() {}

    /// What was typed as it is.
    init(_ text: String) {
        letters = text.map { ($0, 0) }
        isPlaced = false
    }

    init(_ piece: Selection.Piece) {
        let characters = Array(piece.text)
        isPlaced = piece.columns.count == characters.count
        letters = characters.enumerated().map { ($1, isPlaced ? piece.columns[$0] : 0) }
    }

    var text: String { String(letters.map(\.character)) }

    /// Where each of `characters`, which are those of `text` in another cut, was typed; empty where nobody knows.
    func columns(of characters: [Character]) -> [Int] {
        guard isPlaced else { return [] }
        let columns = letters.flatMap { letter in letter.character.unicodeScalars.map { _ in letter.column } }
        var place = 0
        return characters.map { character in
            defer { place += character.unicodeScalars.count }
            return columns.indices.contains(place) ? columns[place] : columns.last ?? 1
        }
    }

    static func += (text: inout TypedText, other: TypedText) {
        text.isPlaced = text.isPlaced && other.isPlaced
        text.letters += other.letters
    }

    /// The same behind its first `count` characters.
    func dropFirst(_ count: Int) -> TypedText {
        var rest = self
        rest.letters = Array(letters.dropFirst(count))
        return rest
    }

    func prefix(_ count: Int) -> TypedText {
        var front = self
        front.letters = Array(letters.prefix(count))
        return front
    }

    /// Adds what nobody typed, as if it stood where the last character does.
    mutating func add(_ text: String) {
        let column = letters.last?.column ?? 1
        letters += text.map { ($0, column) }
    }

    /// In double quotes, as a selection writes them.
    var quoted: TypedText {
        var quoted = self
        let first = letters.first?.column ?? 1
        quoted.letters = [("\"", max(1, first - 1))]
        for letter in letters {
            if letter.character == "\"" || letter.character == "\\" { quoted.letters.append(("\\", letter.column)) }
            quoted.letters.append(letter)
        }
        quoted.add("\"")
        return quoted
    }
}
