import Foundation
import TestSupport

/// The built program while it runs, without a terminal.
final class RunningProgram: Sendable {
    struct Missing: Error {
        let expected: String
        let seen: String
    }

    private let process: Process
    private let output: FileHandle
    private let errors: FileHandle

    init(_ arguments: [String], home: TemporaryFolder) throws {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = ProgramRun.executable
        process.arguments = arguments
        process.environment = ["MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        self.process = process
        self.output = output.fileHandleForReading
        self.errors = errors.fileHandleForReading
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The first line of its answer.
    func firstLine() async throws -> String {
        let output = output
        return try await offside { try RunningProgram.read(output, until: "\n") }
    }

    /// Returns when it has complained of `text`.
    func waitForError(_ text: String) async throws {
        let errors = errors
        _ = try await offside { try RunningProgram.read(errors, until: text) }
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Sends the signal; the status that it ends with.
    func end(by signal: Int32) async throws -> Int32 {
        send(signal)
        return try await end()
    }

    /// The status that it ends with.
    func end() async throws -> Int32 {
        let process = process
        return try await offside {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private static func read(_ file: FileHandle, until text: String) throws -> String {
        var seen = ""
        while !seen.contains(text) {
            let data = file.availableData
            if data.isEmpty { throw Missing(expected: text, seen: seen) }
            seen += String(decoding: data, as: UTF8.self)
        }
        return seen
    }
}
