import Foundation

/// The program behind a pseudo-terminal, as a person sits in front of it.
final class PseudoTerminal {
    struct Missing: Error {
        let expected: String
        let seen: String
    }

    private let process = Process()
    private let master: Int32
    private var seen = ""

    /// Starts `manga` with everything it keeps under `home`, on a screen of 100 × 30.
    init(_ arguments: [String], home: TemporaryFolder) throws {
        master = posix_openpt(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
            throw CocoaError(.fileReadUnknown)
        }
        let slave = open(name, O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
        let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        process.executableURL = ProgramRun.executable
        process.arguments = arguments
        process.environment = [
            "MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
            "HOME": home.path,
        ]
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(master)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    func interrupt() {
        kill(process.processIdentifier, SIGINT)
    }

    /// Reads until `text` has come since the last call, escape sequences aside; gives all that came.
    @discardableResult
    func wait(for text: String, seconds: Double = 30) throws -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            let plain = seen.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
            if plain.contains(text) {
                seen = ""
                return plain
            }
            guard Date() < end, readMore() else { throw Missing(expected: text, seen: plain) }
        }
    }

    /// The status that the program ended with.
    func end() -> Int32 {
        while readMore(), process.isRunning {}
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func readMore() -> Bool {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 1000) >= 0 else { return errno == EINTR }
        guard ready.revents & Int16(POLLIN) != 0 else { return ready.revents == 0 }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        seen += String(decoding: bytes[..<count], as: UTF8.self)
        return true
    }
}
