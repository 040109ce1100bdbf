/// A key that a person presses on a whole screen.
public enum ScreenKey: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case tab, backTab, enter, escape
    /// `^C`, which kills nobody there.
    case interrupt
    case character(Character)

    /// The key that comes as `sequence`; nil for one that nobody needs here.
    ///
    /// Source: XTerm Control Sequences, "PC-Style Function Keys".
    init?(sequence: [UInt8]) {
        switch SpecialKey(sequence) {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .home: self = .home
        case .end: self = .end
        case .delete, .nextWord, .previousWord: return nil
        case nil:
            switch String(decoding: sequence, as: UTF8.self) {
            case "\u{1B}[5~": self = .pageUp
            case "\u{1B}[6~": self = .pageDown
            case "\u{1B}[Z": self = .backTab
            default: return nil
            }
        }
    }

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\u{3}": self = .interrupt
        case "\t": self = .tab
        case "\r", "\n": self = .enter
        case "\u{1B}": self = .escape
        default: self = .character(Character(scalar))
        }
    }
}
