import MangaConfig
import Testing

@testable import manga

struct AliasTableTests {
    private func expanded(_ line: String, _ aliases: KeyValuePairs<String, String>) throws -> [String] {
        let table = AliasTable(try aliases.map { name, command throws(ConfigError) in try Alias(name, command) })
        return try Words.cut(line).flatMap { try table.expanded($0) }.map { Words.text(of: $0) }
    }

    @Test(arguments: [
        ("dl 5", ["download --wait 5"]), ("download dl", ["download dl"]), (#""dl" 5"#, [#""dl" 5"#]),
        ("two x", ["popular", #"open "Lantern Street" x"#]), ("far 1", ["download --wait all 1"]), ("empty 1", []),
        ("help dl", ["help dl"]), ("dl; dl", ["download --wait", "download --wait"]),
    ])
    func `stands at the beginning of a statement, with what follows behind it`(line: String, result: [String]) throws {
        let aliases: KeyValuePairs = [
            "dl": "download --wait", "two": "popular; lamp", "lamp": "open 'Lantern Street'", "far": "dl all",
            "empty": "# nothing", "help": "quit",
        ]

        #expect(try expanded(line, aliases) == result)
    }

    @Test func `one that leads back to itself is told, not followed`() {
        #expect(throws: UsageError.aliasLoop(["a", "b", "a"])) { try expanded("a", ["a": "b 1", "b": "popular; a"]) }
        #expect(throws: UsageError.aliasLoop(["a", "a"])) { try expanded("a", ["a": "a"]) }
    }

    @Test(arguments: [
        #"open "Lantern Street""#, #"a "" "b\"c\\" "d;e" "#, #"x "--wait""#,
        #"download 1,"Extra 2" a\ b"c;" ""x group:'d "e"'"#,
    ])
    func `words become a line that is cut into the same words`(line: String) throws {
        let words = try Words.cut(line)

        #expect(try words.flatMap { try Words.cut(Words.text(of: $0)) } == words)
    }
}
