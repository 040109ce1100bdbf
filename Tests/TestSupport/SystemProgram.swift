import Foundation

/// Programs of the system that tests run.
public enum SystemProgram {
    /// What went wrong, with all that the program printed.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        init(_ program: String, log: String) {
            description = "\(program) failed:\n\(log)"
        }
    }

    /// Throws where it is not installed.
    public static func path(of program: String) throws -> String {
        let paths = ["/usr/bin", "/usr/sbin", "/bin", "/sbin", "/usr/local/bin"].map { "\($0)/\(program)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(program, log: "it is not installed: run `Scripts/setup tests`")
        }
        return path
    }

    /// Runs the program to its end and gives what it printed; throws where its status is not 0.
    @discardableResult
    public static func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try path(of: program))
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        let log = try folder.file("output-\(UUID().uuidString)")
        let output = try FileHandle(forWritingTo: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: log, encoding: .utf8)
        guard process.terminationStatus == 0 else { throw Failure(program, log: text) }
        return text
    }
}
