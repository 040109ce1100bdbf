import MangaConfig
import MangaLocalization
import Testing

@testable import manga

struct InvocationTests {
    private static let known = (Invocation.options + OptionSpec.shell + OptionSpec.settings + OptionSpec.library).map(
        \.name
    )

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

    @Test func `what several -c say runs in their order`() throws {
        let invocation = try Invocation(["-c", "open moon", "--quiet", "-c", "chapters"], variables: [:])

        #expect(invocation.input == .text("open moon\nchapters"))
    }

    @Test(arguments: [
        (
            ["populr"],
            UsageError.noCommandNorFolder("populr", meant: ["popular"])
        ),
        (
            ["--enw", "x"],
            .unknownOption("--enw", command: "manga", nearest: "--env", known: known)
        ),
        (["--sample", "--port", "80"], .serverBesideFolder),
        (["-c"], .missingValue(option: "-c", value: "COMMANDS")),
        (["--lang", "fr"], .badValue("fr", option: "--lang", expected: "en, es")),
        (["./a", "./b"], .surplusArgument("./b", usage: "manga [FOLDER] [OPTIONS]")),
    ])
    func `what cannot be meant is refused`(arguments: [String], error: UsageError) {
        #expect(throws: error) { try Invocation(arguments, variables: [:]) }
    }

    @Test func `flags of settings stand before the command, and are checked`() throws {
        let invocation = try Invocation(["--timeout=5", "--insecure", "--port", "80", "config"], variables: [:])

        #expect(invocation.input == .command([.init(text: "config")]))
        #expect(invocation.settings.namesServer)
        #expect(try !Invocation(["--timeout", "5"], variables: [:]).settings.namesServer)
        #expect(throws: ConfigError.self) { try Invocation(["--port", "x"], variables: [:]) }
        #expect(throws: ConfigError.repeatedSetting(.flag("--timeout"))) {
            try Invocation(["--default-timeout", "5", "--timeout", "6"], variables: [:])
        }
    }

    @Test func `a process in the background gets the flags, and what may be a secret not on its command line`() throws {
        let invocation = try Invocation(
            [
                "--env", "home", "--storage-quota=4 MB", "--requests-per-minute", "60", "--insecure",
                "--proxy", "http://ada:s3cret@localhost:8080", "--headers", "X-Key: abc", "--headers", "X-Shelf: 1",
                "--server-url", "http://localhost:9", "downloads", "run", "--detach",
            ],
            variables: [:]
        )
        let inheritance = invocation.inheritance

        #expect(
            inheritance.arguments == [
                "--env=home", "--storage-quota=4 MB", "--requests-per-minute=60", "--insecure=true",
                "--server-url=http://localhost:9",
            ]
        )
        let around = ["MANGAREADER_HEADERS": "x-key: old\nX-Other: 2", "PATH": "/bin"]
        #expect(
            inheritance.variables(over: around) == [
                "MANGAREADER_PROXY": "http://ada:s3cret@localhost:8080", "PATH": "/bin",
                "MANGAREADER_HEADERS": "X-Other: 2\nX-Key: abc\nX-Shelf: 1",
            ]
        )
        #expect(try Invocation(inheritance.arguments + ["downloads", "run"], variables: [:]).settings.namesServer)
    }

    @Test func `a script goes on wherever it is told to`() throws {
        let before = try Invocation(["--keep-going", "run", "a.manga"], variables: [:])
        let behind = try Invocation(["run", "a.manga", "--keep-going"], variables: [:])

        #expect(before.input == behind.input)
    }
}
