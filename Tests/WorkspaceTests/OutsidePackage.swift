import Foundation
import TestSupport

/// A package of somebody else with one program, which depends on this one by its path; its folder goes with it.
final class OutsidePackage: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // A package is known by the last part of its path, whatever its checkout is called.
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "MangaReader"),
            withDestinationURL: OutsidePackage.root
        )
    }

    var path: String { folder.path }

    /// Builds the program of `source`, a file called `file`, against `products`, and gives what it prints.
    ///
    /// What was built before is built no more.
    func run(
        _ source: String,
        file: String = "main.swift",
        products: [String],
        arguments: [String] = []
    ) async throws -> String {
        let package = folder.url.appending(path: "user")
        let sources = package.appending(path: "Sources/User")
        // There are none the first time.
        try? FileManager.default.removeItem(at: sources)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try source.write(to: sources.appending(path: file), atomically: true, encoding: .utf8)
        try OutsidePackage.manifest(products)
            .write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        return try await offside {
            try OutsidePackage.run(
                "swift",
                ["run", "--package-path", package.path(), "--quiet", "User"] + arguments
            )
        }
    }

    /// The modules of this package that the builds made.
    func builtModules() throws -> [String] {
        let products = folder.url.appending(path: "user/.build/debug/Modules")
        return try FileManager.default.contentsOfDirectory(atPath: products.path())
            .filter { $0.hasPrefix("Manga") && $0.hasSuffix(".swiftmodule") }
            .map { String($0.dropLast(".swiftmodule".count)) }
            .sorted()
    }

    /// The folder of this package.
    static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func manifest(_ products: [String]) -> String {
        let products = products.map { #".product(name: "\#($0)", package: "MangaReader")"# }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "User",
                platforms: [.macOS(.v15)],
                dependencies: [.package(path: "../MangaReader")],
                targets: [.executableTarget(name: "User", dependencies: [\(products.joined(separator: ", "))])]
            )
            """
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return String(decoding: data, as: UTF8.self)
    }

    struct Failure: Error {
        let status: Int32
    }
}
