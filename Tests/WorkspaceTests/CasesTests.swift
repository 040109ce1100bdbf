import Foundation
import Testing

struct CasesTests {
    /// The text of every test of this package.
    private static let sources: String = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        let paths = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        // A file that cannot be read has no tests, and its cases fail.
        return paths.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }()

    @Test(arguments: Cases.tests.map(\.key)) func `each case is held by tests that are there`(number: Int) throws {
        let names = try #require(Cases.tests.first { $0.key == number }?.value)

        #expect(!names.isEmpty)
        for name in names { #expect(Self.sources.contains("func `\(name)`"), "\(name)") }
    }
}
