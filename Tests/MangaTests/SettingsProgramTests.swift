import Foundation
import TestSupport
import Testing

/// `set`, `unset`, `alias` and `unalias` as a user meets them.
struct SettingsProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: String..., variables: [String: String] = [:]) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home, variables: variables)
    }

    @Test func `set lists each setting with value, default and origin`() async throws {
        _ = try await run("-c", "set status off; set storage.quota 20 GB")

        let run = try await run("set", variables: ["LANG": "es_ES.UTF-8"])

        #expect(
            run.output == """
                Ajuste                        Valor             Por omisión        Origen
                language                      es                en                 LANG
                colour                        auto              auto               por omisión
                prompt                        "manga[{environ…  "manga[{environm…  por omisión
                status                        off               on                 config.json:3
                suggestions                   on                on                 por omisión
                storage.reserve               200,0 MB          200,0 MB           por omisión
                storage.quota                 20,0 GB           –                  config.json:6
                downloads.chaptersAtOnce      3                 3                  por omisión
                downloads.pagesAtOnce         5                 5                  por omisión
                downloads.connectionsPerHost  15                15                 por omisión

                """
        )
        #expect(run.status == 0)
    }

    @Test func `the language changes at once, and for good`() async throws {
        let first = try await run("-c", "set language es; set langage en")
        let second = try await run("nonsense")
        let third = try await run("--lang", "en", "-c", "set language es")

        #expect(first.output == "language pasa a ser es.\n")
        #expect(first.errors == "No existe el ajuste «langage». ¿Quería decir «language»?\n")
        #expect(first.status == 2)
        #expect(second.errors.hasPrefix("«nonsense» no es una orden"))
        #expect(third.output == "--lang goes first: language stays en here.\n")
    }

    @Test func `an alias holds no secret, and a prompt is not blank`() async throws {
        let secret = try await run("alias", "in", "=", "login", "--token", "s3cret")
        let prompt = try await run("set", "prompt", " ")
        let list = try await run("alias", "--json")

        #expect(secret.status == 2)
        #expect(secret.errors.hasPrefix("An alias must hold no secret"))
        #expect(!secret.errors.contains("s3cret"))
        #expect(prompt.status == 2)
        #expect(list.output == #"{"aliases":[]}"# + "\n")
    }

    @Test func `an alias is a command everywhere, and none of the built-in ones`() async throws {
        let hides = try await run("alias", "quit", "=", "popular")
        _ = try await run("alias", "s", "=", "set", "--plain")

        let list = try await run("alias", "--json")
        let bare = try await run("s", "status")
        let line = try await run("-c", "s status; unalias s; s status")

        #expect(hides.errors == "“quit” is a command; an alias needs another name.\n")
        #expect(hides.status == 2)
        #expect(list.output == #"{"aliases":[{"command":"set --plain","name":"s"}]}"# + "\n")
        #expect(bare.output == "status\ttrue\ttrue\tdefault\t\t\t\n")
        #expect(line.output == bare.output + "s stands for nothing now.\n")
        #expect(line.errors.hasPrefix("There is no command “s”."))
    }
}
