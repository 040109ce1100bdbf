/// A key and what libedit does for it.
struct KeyBinding {
    enum Mode {
        /// Emacs mode, or vi's insert mode.
        case any
        case emacs
        case viInsert
        case viCommand
    }

    let mode: Mode
    let key: String
    let function: String

    init(_ key: String, _ function: String, _ mode: Mode = .any) {
        (self.key, self.function, self.mode) = (key, function, mode)
    }

    /// Whether one of the keys that the editor owns sends `sequence`.
    static func holds(_ sequence: [UInt8]) -> Bool {
        sequences.contains(String(decoding: sequence, as: UTF8.self))
    }

    private static let sequences = Set(all.map { $0.key.replacing("\\e", with: "\u{1B}") })

    /// The keys that the editor owns, whatever `~/.editrc` says.
    static let all: [KeyBinding] =
        [
            KeyBinding("\t", "manga-complete"), KeyBinding("^L", "manga-clear"), KeyBinding("^R", "em-inc-search-prev"),
            // libedit's own would put what they delete in place of what was cut.
            KeyBinding("^D", "manga-delete-or-end"), KeyBinding("\\e[3~", "manga-delete", .emacs),

            KeyBinding("^P", "manga-earlier"), KeyBinding("^N", "manga-later"),
            KeyBinding("k", "manga-earlier", .viCommand), KeyBinding("-", "manga-earlier", .viCommand),
            KeyBinding("j", "manga-later", .viCommand), KeyBinding("+", "manga-later", .viCommand),
            KeyBinding("\\e[A", "manga-earlier", .emacs), KeyBinding("\\eOA", "manga-earlier", .emacs),
            KeyBinding("\\e[B", "manga-later", .emacs), KeyBinding("\\eOB", "manga-later", .emacs),
            KeyBinding("^L", "manga-clear", .viCommand), KeyBinding("^R", "em-inc-search-prev", .viCommand),
            // Else a second ESC would swallow the next key.
            KeyBinding("\u{1B}", "ed-unassigned", .viCommand),
            KeyBinding("\\e[3;5~", "em-delete-next-word", .emacs),
            KeyBinding("\\e[1;5C", "em-next-word", .emacs), KeyBinding("\\e[1;5D", "ed-prev-word", .emacs),
            KeyBinding("\\e[1;3C", "em-next-word", .emacs), KeyBinding("\\e[1;3D", "ed-prev-word", .emacs),
            KeyBinding("\\e[1~", "ed-move-to-beg", .emacs), KeyBinding("\\e[4~", "ed-move-to-end", .emacs),
            KeyBinding("\\e[7~", "ed-move-to-beg", .emacs), KeyBinding("\\e[8~", "ed-move-to-end", .emacs),
        ]
        + SpecialKey.allCases.flatMap { key in
            [
                KeyBinding(String(key.scalar), key.insertFunction, .viInsert),
                KeyBinding(String(key.scalar), key.commandFunction, .viCommand),
            ]
        }
}
