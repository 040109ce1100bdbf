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
    private(set) var output = ""
    private var undecoded: [UInt8] = []

    init(columns: Int = 40, rows: Int = 10) throws {
        pair = try TerminalPair()
        screen = VirtualScreen(columns: columns, height: rows)
        resize(columns: columns, rows: rows)
    }

    func device(type: String = "xterm") -> TerminalDevice {
        TerminalDevice(input: pair.slave, output: pair.slave, type: type)
    }

    func type(_ text: String) {
        pair.type(text)
    }

    /// Changes the window's size, for a screen that starts empty.
    func resize(columns: Int, rows: Int) {
        pair.resize(columns: columns, rows: rows)
    }

    /// Whether the terminal echoes and buffers lines, as it does outside of editing.
    var isCooked: Bool {
        var modes = termios()
        return tcgetattr(pair.slave, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
    }

    /// How often editing has begun: each time asks for bracketed paste.
    var promptCount: Int { output.components(separatedBy: "\u{1B}[?2004h").count - 1 }

    /// Reads what the editor writes until the screen shows exactly `lines`.
    func waits(for lines: [String]) throws {
        try wait { $0.screen.text == lines }
    }

    /// Reads what the editor writes until `condition` holds, for at most ten seconds.
    func wait(until condition: (PseudoTerminal) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while !condition(self) {
            guard ContinuousClock.now < deadline else { throw TimedOut(screen: screen.text) }
            if let bytes = pair.read(), !bytes.isEmpty { show(bytes) }
        }
    }

    /// A read may end inside a character.
    private func show(_ bytes: [UInt8]) {
        undecoded += bytes
        let tail = undecoded.reversed().prefix { $0 & 0xC0 == 0x80 }.count
        let lead = undecoded.dropLast(tail).last ?? 0
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        let whole = tail + 1 < length ? undecoded.count - tail - 1 : undecoded.count
        let text = String(decoding: undecoded[..<whole], as: UTF8.self)
        undecoded.removeFirst(whole)
        output += text
        screen.show(text)
    }
}
