import Foundation
import MangaTerminal

/// A terminal whose person is the test: bytes typed at one end, a screen watched at it.
final class PseudoTerminal {
    struct TimedOut: Error {
        let screen: [String]
    }

    private let master: Int32
    private let slave: Int32
    private(set) var screen: VirtualScreen
    private(set) var output = ""
    private var undecoded: [UInt8] = []

    init(columns: Int = 40, rows: Int = 10) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard master >= 0 else { throw POSIXError(.ENXIO) }
        slave = Self.openSlave(of: master)
        guard slave >= 0 else { throw POSIXError(.ENXIO) }
        screen = VirtualScreen(columns: columns, height: rows)
        resize(columns: columns, rows: rows)
    }

    deinit {
        close(slave)
        close(master)
    }

    func device(type: String = "xterm") -> TerminalDevice {
        TerminalDevice(input: slave, output: slave, type: type)
    }

    func type(_ text: String) {
        var bytes = Array(text.utf8)
        _ = write(master, &bytes, bytes.count)
    }

    /// Changes the window's size, for a screen that starts empty.
    func resize(columns: Int, rows: Int) {
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Whether the terminal echoes and buffers lines, as it does outside of editing.
    var isCooked: Bool {
        var modes = termios()
        return tcgetattr(slave, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
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
            var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 100) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(master, &bytes, bytes.count)
            if count > 0 { show(Array(bytes[..<count])) }
        }
    }

    /// Opens the end that programs use.
    ///
    /// Swift does not see `unlockpt` and `ptsname`, so the kernel is asked (TIOCSPTLCK and TIOCGPTN, ioctl_tty(2)).
    private static func openSlave(of master: Int32) -> Int32 {
        var lock: Int32 = 0
        var number: Int32 = 0
        guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return -1 }
        return open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
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
