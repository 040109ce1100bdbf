import Testing

@testable import manga

struct ArgumentsTests {
    private func parse(_ line: String) throws -> Arguments {
        let words = try Words.cut(line)[0]
        return try Arguments(Array(words.dropFirst()), for: CommandTable.type(named: words[0].text).spec)
    }

    @Test func `options may stand anywhere, with a space or an equals sign`() throws {
        let arguments = try parse("search --limit 5 lantern --page=10 street --json")

        #expect(arguments.positional == ["lantern", "street"])
        #expect(arguments.options == ["--limit": "5", "--page": "10", "--json": ""])
    }

    @Test func `a dash and a digit is a selection, and what is quoted or behind two dashes is no option`() throws {
        #expect(try parse("download -3").positional == ["-3"])
        #expect(try parse(#"search "--json""#).positional == ["--json"])
        #expect(try parse("search -- --json").positional == ["--json"])
    }

    @Test(arguments: [
        (
            "search x --limt 3",
            UsageError.unknownOption(
                "--limt",
                command: "search",
                nearest: "--limit",
                known: ["--limit", "--page", "--json", "--plain"]
            )
        ),
        ("search", .missingArgument("TEXT", usage: "search TEXT [--limit N] [--page K] [--json] [--plain]")),
        ("health b", .surplusArgument("b", usage: "health [--json] [--plain]")),
        ("config --env x", .misplacedOption("--env", usage: "--env NAME", command: "config")),
        (
            "health --timeout=5",
            .misplacedOption("--default-timeout", usage: "--default-timeout SECONDS", command: "health")
        ),
        ("search x --limit", .missingValue(option: "--limit", value: "N")),
        (
            "clear complete",
            .unknownChoice("complete", argument: "TAB", nearest: "completed", known: ["completed", "failed", "all"])
        ),
    ])
    func `what is wrong with a line is a fact`(line: String, error: UsageError) {
        #expect(throws: error) { try parse(line) }
    }

    @Test(arguments: ["0", "-1", "501", "ten", "99999999999999999999"])
    func `a number outside its range is refused`(text: String) throws {
        let arguments = try parse("search x --limit \(text)")

        #expect(throws: UsageError.badValue(text, option: "--limit", expected: "1–500")) {
            try arguments.number("--limit", in: 1...500)
        }
    }

    @Test func `flags of settings have other names, may be told off, and come together`() throws {
        let arguments = try parse("env edit a --timeout 5 --insecure=false --headers 'A: 1' --headers=B:2")

        #expect(
            arguments.options == ["--default-timeout": "5", "--insecure": "false", "--headers": "A: 1\nB:2"]
        )
    }
}
