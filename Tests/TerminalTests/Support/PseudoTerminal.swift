import Foundation
import MangaTerminal
import TestSupport

/// A terminal whose person is the test: bytes typed at one end, a screen watched at it.
final class PseudoTerminal {
    struct TimedOut: Error {
        let screen: [String]
    }

    private let pair: TerminalPair
    private(set) var screen: VirtualScreen
    private var written: [UInt8] = []

    init(columns: Int = 40, rows: Int = 10) throws {
        pair = try TerminalPair()
        screen = VirtualScreen(columns: columns, height: rows)
        resize(columns: columns, rows: rows)
    }

    func device(type: String = "xterm", allowsColour: Bool = true) -> TerminalDevice {
        TerminalDevice(input: pair.slave, output: pair.slave, type: type, allowsColour: allowsColour)
    }

    /// All that was written to the terminal.
    var output: String { String(decoding: written, as: UTF8.self) }

    func type(_ text: String) {
        pair.type(text)
    }

    /// Writes as another program does.
    func write(_ text: String) {
        _ = Glibc.write(pair.slave, text, text.utf8.count)
    }

    /// How the terminal treats what is typed and shown, as `stty -g` writes it.
    var modes: [UInt32] {
        var modes = termios()
        tcgetattr(pair.slave, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }

    /// Changes the window's size, as somebody who drags its corner.
    func resize(columns: Int, rows: Int) {
        pair.resize(columns: columns, rows: rows)
        screen.resize(columns: columns, height: rows)
    }

    /// Whether the terminal echoes and buffers lines, as it does outside of editing.
    var isCooked: Bool {
        var modes = termios()
        return tcgetattr(pair.slave, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
    }

    /// How often editing has begun: each time asks for bracketed paste.
    var promptCount: Int {
        let mark = Array("\u{1B}[?2004h".utf8)
        return written.indices.count { written[$0] == 0x1B && written[$0...].starts(with: mark) }
    }

    /// Reads what the editor writes until the screen shows exactly `lines`.
    func waits(for lines: [String]) throws {
        try wait { $0.screen.text == lines }
    }

    /// Reads what the editor writes until `condition` holds, for at most five seconds.
    func wait(until condition: (PseudoTerminal) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(5)
        while !condition(self) {
            guard ContinuousClock.now < deadline else { throw TimedOut(screen: screen.text) }
            guard let bytes = pair.read(), !bytes.isEmpty else { continue }
            written += bytes
            screen.show(bytes)
        }
    }
}
