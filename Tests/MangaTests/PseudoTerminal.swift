import Foundation
import TestSupport

/// The program behind a pseudo-terminal, as a person sits in front of it.
actor PseudoTerminal {
    struct Missing: Error {
        let expected: String
        let seen: String
    }

    private let process = Process()
    private let terminal: TerminalPair
    private var undecoded: [UInt8] = []
    private var bytes: [UInt8] = []
    /// What the person sees.
    private(set) var screen: VirtualScreen

    /// Starts `manga`, or another program, with everything it keeps under `home`.
    init(
        _ arguments: [String],
        home: TemporaryFolder,
        columns: Int = 100,
        rows: Int = 30,
        program: URL = ProgramRun.executable,
        variables: [String: String] = [:]
    ) throws {
        terminal = try TerminalPair()
        terminal.resize(columns: columns, rows: rows)
        screen = VirtualScreen(columns: columns, height: rows)
        let file = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
        process.executableURL = program
        process.arguments = arguments
        process.environment = [
            "MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
            "HOME": home.path,
        ].merging(variables) { $1 }
        process.standardInput = file
        process.standardOutput = file
        process.standardError = file
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func type(_ text: String) {
        terminal.type(text)
    }

    /// Changes the window's size; the program hears of it as from a real terminal.
    func resize(columns: Int, rows: Int) {
        terminal.resize(columns: columns, rows: rows)
        screen.resize(columns: columns, height: rows)
        kill(process.processIdentifier, SIGWINCH)
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// How the terminal treats what is typed and shown.
    var modes: [UInt32] {
        var modes = termios()
        tcgetattr(terminal.slave, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }

    /// Reads until `text` has come since what the last call found, escape sequences aside; gives all up to it.
    @discardableResult
    func wait(for text: String) async throws -> String {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            let seen = String(decoding: undecoded, as: UTF8.self).replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
            if let found = seen.range(of: text) {
                undecoded = Array(seen[found.upperBound...].utf8)
                return String(seen[..<found.upperBound])
            }
            guard ContinuousClock.now < end, let bytes = try await read() else {
                throw Missing(expected: text, seen: seen)
            }
            undecoded += bytes
        }
    }

    /// Reads until the whole screen is `lines`, styles aside.
    func waits(for lines: [String]) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while screen.text != lines {
            guard ContinuousClock.now < end, try await read() != nil else {
                throw Missing(expected: lines.joined(separator: "\n"), seen: screen.text.joined(separator: "\n"))
            }
        }
        undecoded = []
    }

    /// Reads until the whole screen is `lines`, with `⟨` and `⟩` around what is dim.
    func shows(_ lines: [String]) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while screen.styled != lines {
            guard ContinuousClock.now < end, try await read() != nil else {
                throw Missing(
                    expected: lines.joined(separator: "\n"),
                    seen: screen.styled.joined(separator: "\n")
                )
            }
        }
        undecoded = []
    }

    /// All that was written to the terminal, as far as it was read.
    var transcript: String { String(decoding: bytes, as: UTF8.self) }

    /// The status that the program ends with.
    func end() async throws -> Int32 {
        let end = ContinuousClock.now + .seconds(60)
        while process.isRunning {
            guard ContinuousClock.now < end else { throw Missing(expected: "the end", seen: "") }
            _ = try await read()
        }
        return process.terminationStatus
    }

    private func read() async throws -> [UInt8]? {
        let terminal = terminal
        let some = try await offside { terminal.read() }
        bytes += some ?? []
        screen.show(some ?? [])
        return some
    }
}
