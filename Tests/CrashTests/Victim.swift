import Foundation
import TestSupport

/// One run of the built program, which may be killed at any moment.
final class Victim: Sendable {
    private let process = Process()
    private let output: URL
    private let complaints: URL

    /// Runs `commands` and ends.
    init(home: TemporaryFolder, server: String, commands: String) throws {
        output = try home.file("output-\(UUID().uuidString)")
        complaints = try home.file("errors-\(UUID().uuidString)")
        process.executableURL = buildFolder.appending(path: "manga")
        process.arguments = ["--server-url", server, "-c", commands]
        process.environment = ["MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
    }

    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Returns when it has ended: whether it was killed, and its status else.
    func ended() async throws -> (wasKilled: Bool, status: Int32) {
        try await offside { [process] in
            process.waitUntilExit()
            return (process.terminationReason == .uncaughtSignal, process.terminationStatus)
        }
    }

    /// The lines that it has printed to their end.
    func lines() throws -> [String] {
        let text = try String(contentsOf: output, encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// What it complained of.
    var errors: String {
        // A file that cannot be read says nothing.
        (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    }
}
