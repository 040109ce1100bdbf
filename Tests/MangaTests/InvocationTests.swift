import MangaLocalization
import Testing

@testable import manga

struct InvocationTests {
    @Test func `a word that is a command takes everything behind it`() throws {
        let invocation = try Invocation(["--env", "staging", "search", "x", "--limit", "3"], variables: [:])

        #expect(invocation.environment == "staging")
        #expect(invocation.input == .command(["search", "x", "--limit", "3"].map { .init(text: $0) }))
        #expect(invocation.folder == nil)
    }

    @Test func `a path is a folder, whether it is there or not`() throws {
        let invocation = try Invocation(["./serve", "-c", "popular; quit"], variables: ["LANG": "es_ES.UTF-8"])

        #expect(invocation.folder == "./serve")
        #expect(invocation.input == .text("popular; quit"))
        #expect(invocation.language == .spanish)
    }

    @Test(arguments: [
        (
            ["populr"],
            UsageError.noCommandNorFolder("populr", nearest: "popular", known: CommandTable.specs.map(\.name))
        ),
        (
            ["--enw", "x"],
            .unknownOption("--enw", command: "manga", nearest: "--env", known: Invocation.options.map(\.name))
        ),
        (["-c"], .missingValue(option: "-c", value: "COMMANDS")),
        (["--lang", "fr"], .badValue("fr", option: "--lang", expected: "en, es")),
        (["./a", "./b"], .surplusArgument("./b", usage: "manga [FOLDER] [options]")),
    ])
    func `what cannot be meant is refused`(arguments: [String], error: UsageError) {
        #expect(throws: error) { try Invocation(arguments, variables: [:]) }
    }
}
