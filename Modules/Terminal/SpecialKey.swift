/// A key that terminals send as an escape sequence.
///
/// libedit waits for the rest of such a sequence without end, which would make ESC useless in vi mode. So for vi each is
/// turned into one character first: a C1 control, which no keyboard sends.
enum SpecialKey: UInt8, CaseIterable {
    case up = 0x80
    case down
    case right
    case left
    case home
    case end
    case delete
    case nextWord
    case previousWord

    /// Reads what xterm, the Linux console, screen, tmux and rxvt send.
    ///
    /// Source: XTerm Control Sequences, "PC-Style Function Keys".
    init?(_ sequence: [UInt8]) {
        guard let key = Self.sequences[String(decoding: sequence, as: UTF8.self)] else { return nil }
        self = key
    }

    var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) }

    /// What libedit calls it while a vi user inserts.
    var insertFunction: String {
        switch self {
        case .end: "manga-end"
        case .delete: "manga-delete"
        default: commandFunction
        }
    }

    /// What libedit calls it in vi's command mode, and for a motion.
    var commandFunction: String {
        switch self {
        case .up: "manga-earlier"
        case .down: "manga-later"
        case .right: "ed-next-char"
        case .left: "ed-prev-char"
        case .home: "ed-move-to-beg"
        case .end: "ed-move-to-end"
        case .delete: "ed-delete-next-char"
        case .nextWord: "vi-next-word"
        case .previousWord: "ed-prev-word"
        }
    }

    private static let sequences: [String: SpecialKey] = [
        "\u{1B}[A": .up, "\u{1B}OA": .up, "\u{1B}[B": .down, "\u{1B}OB": .down,
        "\u{1B}[C": .right, "\u{1B}OC": .right, "\u{1B}[D": .left, "\u{1B}OD": .left,
        "\u{1B}[H": .home, "\u{1B}OH": .home, "\u{1B}[1~": .home, "\u{1B}[7~": .home,
        "\u{1B}[F": .end, "\u{1B}OF": .end, "\u{1B}[4~": .end, "\u{1B}[8~": .end,
        "\u{1B}[3~": .delete,
        "\u{1B}[1;5C": .nextWord, "\u{1B}[1;3C": .nextWord, "\u{1B}[1;9C": .nextWord,
        "\u{1B}[1;5D": .previousWord, "\u{1B}[1;3D": .previousWord, "\u{1B}[1;9D": .previousWord,
    ]
}
