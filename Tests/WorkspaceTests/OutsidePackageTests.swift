import Foundation
import MangaKit
import TestSupport
import Testing

/// A package of somebody else, built against this one as a dependency.
struct OutsidePackageTests {
    private let outside: OutsidePackage

    init() throws {
        outside = try OutsidePackage()
    }

    /// One test, so that what the first program needs is built once for both.
    @Test func `who needs one module builds little, and the example of the README is all that a screen needs`()
        async throws
    {
        let address = try await outside.run(
            """
            import MangaConfig

            print(APIConfig.Endpoints.download(mangaSlug: "one-piece", chapterNumber: 1089))
            APIConfig.printConfiguration()
            """,
            products: ["MangaConfig"]
        )

        #expect(address == Self.configuration)
        #expect(try outside.builtModules() == ["MangaConfig", "MangaLocalization", "MangaModels", "MangaText"])

        let example = try #require(try Self.example())
        let comics = buildFolder.appending(path: "test-comics").path(percentEncoded: false)
        try SampleLibrary.draw(in: comics)
        let screen = try await outside.run(
            example,
            file: "Newest.swift",
            products: try #require(Self.products(of: example)),
            arguments: [outside.path + "/home", comics, "Lantern Street"]
        )

        #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
        #expect(screen == Self.screen)
    }

    /// The block of code in the README that is a whole program.
    private static func example() throws -> String? {
        let text = try String(contentsOf: OutsidePackage.root.appending(path: "README.md"), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .first { $0.contains("@main") }
    }

    /// Those that its first line names.
    private static func products(of example: String) -> [String]? {
        guard let line = example.split(separator: "\n").first,
            let list = line.components(separatedBy: "products ").last,
            line.hasPrefix("//")
        else { return nil }
        return list.components(separatedBy: ", ")
    }

    private static let configuration = """
        https://gitea.cbcren.online:3001/api/v1/download/one-piece/1089
        === API Configuration ===
        Server URL: https://gitea.cbcren.online
        Port: 3001
        Base URL: https://gitea.cbcren.online:3001
        API Version: v1
        Default Timeout: 30.0s
        Download Timeout: 300.0s
        Max Retries: 3
        Logging Enabled: false
        Cache Enabled: true
        =========================

        """

    private static let screen = """
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
           2026-01-15 · en · 6 pages
        2  A Ladder Too Short
           2026-02-15 · en · 6 pages
        3  Number Nine Stays Dark
           2026-03-15 · en · 6 pages
        4  Oil and Rain
           2026-04-15 · en · 6 pages
        5  What the Moth Saw       ✓
           2026-05-15 · en · 6 pages
        6  Morning, Almost         ✓
           2026-06-15 · en · 6 pages

        """
}
