import Foundation
import TestSupport

/// A package with one program that depends on one product of this package; its folder goes with it.
final class OutsidePackage: Sendable {
    private let folder: TemporaryFolder

    init(product: String, source: String) throws {
        folder = try TemporaryFolder()
        let sources = folder.url.appending(path: "user/Sources/User")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        // A package is known by the last part of its path, whatever its checkout is called.
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "MangaReader"),
            withDestinationURL: OutsidePackage.root
        )
        try source.write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        try OutsidePackage.manifest(product)
            .write(to: folder.url.appending(path: "user/Package.swift"), atomically: true, encoding: .utf8)
    }

    /// Builds the program and gives what it prints.
    func run() async throws -> String {
        let package = folder.url.appending(path: "user").path()
        return try await offside {
            try OutsidePackage.run("swift", ["run", "--package-path", package, "--quiet", "User"])
        }
    }

    /// The modules of this package that the build made.
    func builtModules() throws -> [String] {
        let products = folder.url.appending(path: "user/.build/debug/Modules")
        return try FileManager.default.contentsOfDirectory(atPath: products.path())
            .filter { $0.hasPrefix("Manga") && $0.hasSuffix(".swiftmodule") }
            .map { String($0.dropLast(".swiftmodule".count)) }
            .sorted()
    }

    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func manifest(_ product: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "User",
            platforms: [.macOS(.v15)],
            dependencies: [.package(path: "../MangaReader")],
            targets: [
                .executableTarget(name: "User", dependencies: [.product(name: "\(product)", package: "MangaReader")])
            ]
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
