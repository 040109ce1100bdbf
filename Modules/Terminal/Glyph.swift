import MangaText

/// One scalar of an edited line as it is drawn.
///
/// The editor's cursor moves by scalars, and terminals disagree about the width of emoji sequences. So everything that
/// joins emoji, and everything invisible or dangerous, is left out of the drawing or shown as a picture.
struct Glyph {
    let text: String
    let width: Int

    init(_ scalar: Unicode.Scalar) {
        let isJoining = scalar.properties.isEmojiModifier || scalar.value == 0x20E3
        text = isJoining ? "" : String(scalar).neutralised
        width = text.displayWidth
    }
}
