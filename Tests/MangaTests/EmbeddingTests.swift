import Foundation
import TestSupport
import Testing

/// The program of the README that drives a screen from outside, without a terminal.
@Suite(.timeLimit(.minutes(3)))
struct EmbeddingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `the example of the README builds against the modules, and shows what it downloaded`() async throws {
        let source = try #require(try Self.example())
        #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
        let file = try folder.file("Newest.swift", Data(source.utf8))

        let program = folder.path + "/newest"
        let compiler = try await Self.run(
            "/usr/bin/env",
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-Onone", file.path, "-o", program]
                + Self.modules() + Self.objects()
        )
        try #require(compiler.status == 0, "\(compiler.output)")
        let run = try await Self.run(program, [folder.path + "/home", try Comics.folder(), "Lantern Street"])

        #expect(run.status == 0)
        #expect(
            run.output == """
                2 queued
                downloaded: 5
                downloaded: 6
                Lantern Street
                by Maren Holloway · Mystery, Slice of Life

                On Lantern Street every lamp keeps one secret, and
                Ida has just been handed the ladder.

                6 chapters · 2 downloaded

                #  Title                   State
                1  The New Lamplighter
                2  A Ladder Too Short
                3  Number Nine Stays Dark
                4  Oil and Rain
                5  What the Moth Saw       ✓
                6  Morning, Almost         ✓

                """
        )
    }

    /// The block of code in the README that is a whole program.
    private static func example() throws -> String? {
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .first { $0.contains("@main") }
    }

    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// Where the compiler finds what is imported: what the build made, and the maps of the C libraries.
    private static func modules() throws -> [String] {
        let folder = root.appending(path: "Modules")
        let maps = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/module.modulemap").path) }
        // Debian keeps these headers in a folder of their own.
        return ["-I", buildFolder.appending(path: "Modules").path, "-Xcc", "-I/usr/include/libxml2"]
            + maps.sorted().flatMap { ["-I", folder.appending(path: $0).path] }
    }

    /// What the build made of each module, by the list of what it linked: of files that are gone something may lie about.
    private static func objects() throws -> [String] {
        let list = buildFolder.appending(path: "manga.product/Objects.LinkFileList")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { object in
                URL(filePath: object).deletingLastPathComponent().lastPathComponent.hasPrefix("Manga")
                    && object.hasSuffix(".swift.o")
            }
    }

    private static func run(_ program: String, _ arguments: [String]) async throws -> (status: Int32, output: String) {
        try await offside {
            let (process, output) = (Process(), Pipe())
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }
}
