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

    /// Starts `manga` with everything it keeps under `home`, on a screen of 100 × 30.
    init(_ arguments: [String], home: TemporaryFolder) throws {
        terminal = try TerminalPair()
        terminal.resize(columns: 100, rows: 30)
        let file = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
        process.executableURL = ProgramRun.executable
        process.arguments = arguments
        process.environment = [
            "MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
            "HOME": home.path,
        ]
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
        return some
    }
}
