import MangaLocalization
import MangaText
import Testing

@testable import manga

struct CommandTableTests {
    @Test func `holds each name and alias once`() {
        let names = CommandTable.specs.flatMap { [$0.name] + $0.aliases }

        #expect(Set(names).count == names.count)
        #expect(
            Set(names).isSuperset(of: [
                "env", "health", "config", "popular", "search", "open", "chapters", "download", "downloads", "cancel",
                "retry", "clear", "read", "storage", "delete", "server", "serve", "help", "quit",
            ])
        )
    }

    @Test func `suggests the nearest command`() {
        #expect(
            throws: UsageError.unknownCommand(
                "downlod",
                nearest: "download",
                known: CommandTable.specs.map(\.name)
            )
        ) {
            try CommandTable.type(named: "downlod")
        }
    }

    @Test(arguments: Language.allCases)
    func `help names every command`(language: Language) {
        let text = HelpText(language: language, width: 400).overview().map(\.plain).joined(separator: "\n")

        for spec in CommandTable.specs {
            #expect(text.contains("  \(spec.name) "))
            #expect(text.contains(spec.summary.text(in: language)))
        }
    }

    @Test func `help of one command shows how it is written and its options`() throws {
        let spec = try CommandTable.type(named: "quit").spec

        let lines = HelpText(language: .english, width: 80).detail(spec).map(\.plain)

        #expect(lines == ["  quit [--json]", "Leaves.", "  --json  Answers as JSON.", "Also: exit"])
    }
}
