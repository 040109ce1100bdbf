import MangaLocalization
import MangaPresentation
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

    @Test(arguments: [
        "popular", "search", "open", "more", "chapters", "read", "library", "history", "storage", "bookmark", "mark",
        "continue", "download", "downloads", "delete", "verify", "repair", "env", "cancel", "retry", "pause", "resume",
        "clear", "move", "stats",
    ])
    func `help of a screen tells the keys of its JSON`(name: String) throws {
        guard case .command(let spec) = try HelpSubject([name]) else { throw UsageError.openQuote(column: 1) }
        let text = HelpText(language: .english, width: 1000).detail(spec).map(\.plain)

        #expect(spec.shapes.allSatisfy { $0.text.hasPrefix("{") })
        #expect(text.contains { $0.hasPrefix("--json prints {") }, "\(name)")
    }

    @Test func `suggests the nearest command`() {
        #expect(
            throws: UsageError.unknownCommand("downlod", meant: ["download"])
        ) {
            try CommandTable.type(named: "downlod")
        }
    }

    @Test(arguments: CommandTable.specs.flatMap { $0.examples + $0.actions.flatMap(\.examples) })
    @MainActor
    func `every example is a line that the parser reads`(line: String) throws {
        let statements = try Words.cut(line)

        #expect(!statements.isEmpty)
        for words in statements { #expect(try CommandTable.parse(words) != nil) }
    }

    @Test func `every command and action has one to three examples that use it, and each action a parent's name`() {
        for spec in CommandTable.specs {
            #expect((1...3).contains(spec.examples.count), "\(spec.name)")
            #expect(spec.examples.allSatisfy { $0.split(separator: " ")[0] == spec.name })
            for action in spec.actions {
                #expect((1...3).contains(action.examples.count), "\(action.name)")
                #expect(spec.action(named: action.name)?.name == "\(spec.name) \(action.name)")
            }
        }
    }
}
