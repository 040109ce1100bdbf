import Foundation
import Testing

/// What a person sees comes from the tables: no source hands words of its own to what shows them.
struct LiteralTests {
    /// The same in every language.
    private static let names: Set<String> = ["manga", "MangaReader"]

    @Test func `no words are handed to the screen but those of the tables`() throws {
        let findings = try Self.findings()

        #expect(findings == [])
    }

    @Test(arguments: [
        (#"canvas.add(StyledLine("Nothing here", .dim))"#, ["Nothing", "here"]),
        (#"session.output.notice("\(count) pages")"#, ["pages"]),
        (#"Cell.text(isOn ? "enabled" : "off")"#, ["enabled"]),
        (#"StyledLine("manga \(version) \(words(.pages)) ms/s")"#, []),
        (#"let key = "environment""#, []),
    ])
    func `words are found in what is handed over, not in what is put into it`(line: String, words: [String]) {
        #expect(Self.words(in: line) == words)
    }

    private static func findings() throws -> [String] {
        let top = URL(filePath: #filePath).appending(path: "../../..").standardized.path(percentEncoded: false)
        var findings: [String] = []
        for folder in ["Modules/Presentation", "Apps/manga"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: "\(top)/\(folder)")
            where file.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(top)/\(folder)/\(file)", encoding: .utf8)
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    let words = words(in: String(line))
                    if !words.isEmpty { findings.append("\(file):\(number + 1): \(words.joined(separator: " "))") }
                }
            }
        }
        return findings.sorted()
    }

    /// The words of four letters and more in the literals of a line that shows something; the names of facts are no words.
    private static func words(in line: String) -> [String] {
        let shows = /(StyledLine|Cell\.text|Cell\.name|paragraph|note|notice|print|post|draw|ask)\(/
        guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//"), line.contains(shows) else { return [] }
        // What is put in is no word of the literal; a call in it may hold brackets once.
        let bare = line.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: " ")
        let literals = bare.matches(of: /"((?:[^"\\]|\\.)*)"(:?)/).filter { $0.2.isEmpty }.map { String($0.1) }
        let text = literals.joined(separator: " ").replacing(/\\u\{[0-9A-F]+\}|\\./, with: " ")
        return text.matches(of: /\p{L}{4,}/).map { String($0.0) }.filter { !names.contains($0) }
    }
}
