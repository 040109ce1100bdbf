import MangaText

/// A piece of an edited line that is drawn as one and never divided by the margin.
///
/// Terminals disagree about the width of joined emoji, but not about that of single ones. So everything that joins
/// emoji, and everything invisible or dangerous, is left out of the drawing or shown as a picture: a family stands as
/// its members. The two letters of a flag are one piece.
struct Glyph {
    let text: String
    let width: Int
    /// How many scalars of the line it stands for.
    let count: Int

    init(_ scalar: Unicode.Scalar) {
        count = 1
        if (0x20..<0x7F).contains(scalar.value) {
            (text, width) = (String(scalar), 1)
            return
        }
        let isJoining = scalar.properties.isEmojiModifier || scalar.value == 0x20E3
        text = isJoining ? "" : String(scalar).neutralised
        width = text.displayWidth
    }

    private init(flag: Character) {
        (text, width, count) = (String(flag), 2, 2)
    }

    /// The pieces of one character.
    static func pieces(of character: Character) -> [Glyph] {
        let scalars = character.unicodeScalars
        let isFlag = scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
        return isFlag ? [Glyph(flag: character)] : scalars.map(Glyph.init)
    }
}
