/// Asks the terminal to mark pasted text, so that its line breaks run nothing.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
}
