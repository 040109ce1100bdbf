import Foundation
import TestSupport

/// One run of the built program, from its arguments to what it printed.
struct ProgramRun: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `manga` with everything it keeps under `home`; by way of another program, where `way` names one.
    static func of(
        _ arguments: [String],
        home: TemporaryFolder,
        input: String = "",
        variables: [String: String] = [:],
        way: [String] = []
    ) async throws -> ProgramRun {
        try await offside { try ProgramRun(arguments, home: home, input: input, variables: variables, way: way) }
    }

    private init(
        _ arguments: [String],
        home: TemporaryFolder,
        input: String,
        variables: [String: String],
        way: [String]
    ) throws {
        let process = Process()
        let words = way + [ProgramRun.executable.path(percentEncoded: false)] + arguments
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.environment =
            ["MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"].merging(variables) { $1 }
        let files = try (0..<3).map { try home.file("stream-\($0)-\(UUID().uuidString)") }
        try input.write(to: files[0], atomically: true, encoding: .utf8)
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: files[1], encoding: .utf8)
        errors = try String(contentsOf: files[2], encoding: .utf8)
    }

    /// Built beside the tests.
    static var executable: URL {
        buildFolder.appending(path: "manga")
    }
}
