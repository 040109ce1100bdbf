import Foundation
import MangaConfig
import MangaLocalization
import MangaTerminal
import TestSupport
import Testing

@testable import manga

struct CompletionTests {
    private static let titles = ["Lantern Street", "Lanterns", "El Niño"]

    private let completion = Completion(
        names: .init(
            environments: [.production, .staging],
            mangas: [CompletionCandidate(text: "Lantern Street", note: "lantern-street")],
            chapters: [
                CompletionCandidate(text: "1", note: "The lamp"), CompletionCandidate(text: "10.5", note: "Between"),
            ],
            conditions: [CompletionCandidate(text: "vol:2")]
        ),
        lookUp: { wish in
            switch wish {
            case .titles(let typed):
                let begun = titles.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
                return (begun.isEmpty ? titles : begun).map { CompletionCandidate(text: $0) }
            case .tasks(let failed): return [CompletionCandidate(text: failed ? "2" : "1", note: "Lantern Street 5")]
            case .stored: return [CompletionCandidate(text: "10.5", note: "Between")]
            }
        }
    )

    private func texts(_ before: [String], _ partial: String) -> [String] {
        completion.candidates(before: before, partial: partial).map(\.text)
    }

    @Test(arguments: [
        ([], "dow", ["download", "downloads"]), ([], "exi", ["exit"]), ([], "Q", ["quit"]),
        (["env"], "", ["production", "staging", "add", "edit", "remove", "show", "check", "default"]),
        (["env", "staging"], "", []), (["env", "edit"], "s", ["staging"]),
        (["env", "edit", "staging"], "PO", ["port="]), (["env", "edit", "staging"], "ins", ["insecure="]),
        (["env", "edit", "staging"], "insecure=", ["insecure=true", "insecure=false"]),
        (["env", "edit", "staging"], "logLevel=v", ["logLevel=verbose"]), (["env", "add"], "", []),
        (["env", "add", "home", "http://h"], "max", ["maxRetries="]),
        (["env", "check", "production"], "s", ["staging"]), (["env", "show", "staging"], "", []),
        (["env", "edit", "staging"], "--insec", ["--insecure"]),
        (["env", "edit", "staging", "--log-level"], "v", ["verbose"]),
        (["env", "edit", "staging"], "--log-level=v", ["--log-level=verbose"]),
        (
            ["download"], "",
            [
                "all", "latest", "unread", "started", "read", "downloaded", "downloading", "queued", "paused", "failed",
                "missing", "problem",
                "gaps", "vol:2", "1", "10.5",
            ]
        ),
        (["download", "1"], "10", ["10.5"]),
        (
            ["delete"], "",
            [
                "all", "latest", "unread", "started", "read", "downloaded", "downloading", "queued", "paused", "failed",
                "missing", "problem", "gaps", "vol:2", "10.5",
            ]
        ),
        (["delete"], "1,!1", ["1,!10.5"]), (["verify"], "1", ["10.5"]), (["repair", "10.5"], "1", ["10.5"]),
        (["download"], "1,!1", ["1,!1", "1,!10.5"]), (["download"], "--w", ["--wait"]),
        (["download", "--wait"], "la", ["latest"]), (["download"], "--h", ["--help"]),
        (["download", "--priority"], "", ["high", "normal", "low"]),
        (["download"], "--priority=h", ["--priority=high"]), (["download", "--priority", "high"], "10", ["10.5"]),
        (["download", "--"], "--", []), (["cancel"], "", ["all", "manga", "chapters", "1"]), (["retry"], "2", ["2"]),
        (["pause", "manga"], "l", ["Lantern Street", "Lanterns"]),
        (["pause", "1"], "", ["all", "manga", "chapters", "1"]),
        (["open", "lantern"], "s", ["Street"]), (["pause", "manga", "Lantern"], "", ["Street"]),
        (["open", "El"], "s", []),
        (
            ["downloads"], "",
            [
                "active", "completed", "failed", "pause", "resume", "cancel", "retry", "move", "clear", "stats", "run",
                "attach",
            ]
        ),
        (["downloads", "pause"], "a", ["all"]), (["downloads", "move", "1"], "", ["top", "up", "down", "bottom"]),
        (["downloads", "move"], "", ["1"]),
        (["downloads", "run"], "--d", ["--detach"]), (["download"], "--p", ["--priority", "--plain"]),
        (["server"], "s", ["storage"]), (["server", "delete"], "1", ["1", "10.5"]),
        (["storage"], "cl", ["clear", "clean"]),
        (["storage", "clear"], "--", ["--all", "--yes", "--json", "--plain", "--help"]),
        (["api"], "p", ["POST", "PUT", "PATCH"]), (["api", "GET"], "/", ["/manga/popular"]),
        (["api", "GET"], "v2", ["v2/RefreshToken"]),
        (["api", "diff", "health", "--between", "staging"], "p", ["production"]),
        (["help"], "sel", ["selection"]), (["help"], "qu", ["quit"]), (["help", "downloads"], "mo", ["move"]),
        (["log"], "c", ["curl"]), (["nonsense"], "", []),
    ])
    func `offers what may stand there`(before: [String], partial: String, candidates: [String]) {
        #expect(texts(before, partial) == candidates)
    }

    @Test(arguments: [
        ("lant", ["Lantern Street", "Lanterns"]), ("LANTERN S", ["Lantern Street"]), ("lantern-", ["lantern-street"]),
        ("stre", ["Lantern Street"]), ("niñ", ["El Niño"]), ("tern", []),
    ])
    func `a manga is found by its title, capitals aside, else by its slug, else by a word of its title`(
        partial: String,
        candidates: [String]
    ) {
        #expect(texts(["open"], partial) == candidates)
    }

    @Test func `a candidate has a few words about it, in the language of the session`() {
        var spanish = completion
        spanish.language = .spanish

        func candidates(_ before: [String], _ partial: String) -> [CompletionCandidate] {
            spanish.candidates(before: before, partial: partial)
        }
        #expect(candidates([], "qui") == [CompletionCandidate(text: "quit", note: "Sale.")])
        #expect(candidates(["download"], "10") == [CompletionCandidate(text: "10.5", note: "Between")])
        #expect(candidates(["download"], "al") == [CompletionCandidate(text: "all", note: "todos los capítulos")])
        #expect(candidates(["move"], "") == [])
        #expect(
            candidates(["downloads", "cancel"], "1") == [CompletionCandidate(text: "1", note: "Lantern Street 5")]
        )
        #expect(
            candidates(["env"], "sta")
                == [CompletionCandidate(text: "staging", note: APIConfig.staging.baseURL)]
        )
        #expect(
            candidates(["env", "edit", "stage"], "port")
                == [CompletionCandidate(text: "port=", note: "3001 · El puerto del servidor.", isComplete: false)]
        )
        #expect(candidates(["log"], "cu") == [CompletionCandidate(text: "curl", note: "órdenes para pegar")])
    }

    @Test(arguments: Language.allCases)
    func `whatever the command table offers has a few words about it`(language: Language) {
        let words = ShellOutline(language: language).places.flatMap { key, place in
            place.words.map { (place: key, word: $0) }
        }

        #expect(words.count > 500)
        #expect(words.filter(\.word.note.isEmpty).map { "\($0.place) \($0.word.text)" } == [])
    }

    @Test func `a question is answered with what it asks for`() {
        let names = CompletionNames()
        names.set(chapters: [CompletionCandidate(text: "10.5", note: "Between")])
        func texts(_ before: [String], _ partial: String) -> [String] {
            names.candidates(before: before, partial: partial).map(\.text)
        }

        #expect(texts([], "la") == [])
        names.set(answers: .behind(["download"]))
        #expect(texts([], "la") == ["latest"])
        #expect(texts(["latest"], "10") == ["10.5"])
        names.set(answers: .anything)
        #expect(texts([], "l") == [])
        names.set(answers: nil)
        #expect(texts([], "libr") == ["library"])
    }

    @Test func `what a server calls a manga is offered as the screen shows it`() {
        let names = CompletionNames()
        names.set(mangas: [
            CompletionCandidate(text: "👩\u{200D}👧 Family", note: "family"),
            CompletionCandidate(text: "\u{200B}", note: "x"),
            CompletionCandidate(text: "a\u{1B}[2J", note: "b"),
        ])

        #expect(names.candidates(before: ["open"], partial: "").map(\.text) == ["👩👧 Family"])
        #expect(names.candidates(before: ["open"], partial: "fam").map(\.text) == ["family"])
    }

    @Test func `a path of the API goes on where a value follows`() {
        #expect(
            completion.candidates(before: ["api", "GET"], partial: "man") == [
                CompletionCandidate(text: "manga", note: "the manga, or those that are looked for"),
                CompletionCandidate(text: "manga/", note: "a manga, and its chapters", isComplete: false),
            ]
        )
    }

    @Test func `folders go on, files are whole, and hidden ones want their dot`() throws {
        let folder = try TemporaryFolder()
        for name in ["Comics", "Two words"] {
            try FileManager.default.createDirectory(atPath: folder.at(name), withIntermediateDirectories: false)
        }
        for name in ["Comics/a.cbz", "cover.png", ".hidden"] { _ = try folder.file(name) }

        func texts(_ before: [String], _ partial: String) -> [String] {
            completion.candidates(before: before, partial: folder.at(partial)).map {
                String($0.text.dropFirst(folder.path.count + 1)) + ($0.isComplete ? "|" : "")
            }
        }
        #expect(texts(["serve"], "") == ["Comics/", "Two words/"])
        #expect(texts(["log", "--file"], "c") == ["Comics/", "cover.png|"])
        #expect(texts(["log", "--file"], ".h") == [".hidden|"])
        #expect(texts(["serve", folder.path, "--accounts"], "Comics/") == ["Comics/a.cbz|"])
    }

    @Test
    func `a name that would harm a terminal is no candidate, and one that nobody answers for is waited for in vain`()
        async throws
    {
        let names = CompletionNames()
        let gate = Gate()
        names.set(mangas: ["good", "bad\u{1B}[31m", "two words", "ab\u{202E}cd"].map { CompletionCandidate(text: $0) })
        names.set { _ in
            await gate.opened()
            return [CompletionCandidate(text: "late")]
        }

        let offered = try await offside { names.candidates(before: ["open"], partial: "").map(\.text) }

        #expect(offered == ["good", "two words", "abcd"])
        gate.open()
    }
}
