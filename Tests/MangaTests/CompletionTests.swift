import Testing

@testable import manga

struct CompletionTests {
    private let completion = Completion(
        names: .init(
            environments: ["production", "staging"],
            mangas: ["lantern-street", "el-niño"],
            chapters: ["1", "10.5"],
            tasks: ["a1"]
        )
    )

    @Test(arguments: [
        ([], "dow", ["download", "downloads"]),
        (["env"], "", ["add", "edit", "remove", "show", "check", "default", "production", "staging"]),
        (["env", "staging"], "", []),
        (["env", "edit"], "s", ["staging"]),
        (["env", "edit", "staging"], "PO", ["port="]),
        (["env", "edit", "staging"], "ins", ["insecure=true", "insecure=false"]),
        (["env", "add"], "", []),
        (["env", "add", "home", "http://h"], "max", ["maxRetries="]),
        (["env", "check", "production"], "s", ["staging"]), (["env", "show", "staging"], "", []),
        (["env", "edit", "staging"], "--insec", ["--insecure"]),
        (["open"], "L", ["lantern-street"]),
        (["download"], "", ["all", "latest", "1", "10.5"]),
        (["download", "1"], "10", ["10.5"]),
        (["download"], "--w", ["--wait"]),
        (["cancel"], "", ["all", "manga", "a1"]), (["pause", "manga"], "l", ["lantern-street"]),
        (
            ["downloads"], "",
            [
                "active", "completed", "failed", "pause", "resume", "cancel", "retry", "move", "clear", "stats", "run",
                "attach",
            ]
        ),
        (["downloads", "pause"], "a", ["all", "a1"]),
        (["downloads", "move", "a1"], "", ["top", "up", "down", "bottom"]),
        (["downloads", "run"], "--d", ["--detach"]), (["download"], "--p", ["--priority"]),
        (["server"], "s", ["storage"]),
        (["api"], "p", ["POST", "PUT", "PATCH"]),
        (["api", "GET"], "/", ["/manga/popular"]),
        (["api", "GET"], "v2", ["v2/RefreshToken"]),
        (["help"], "qu", ["quit"]),
        (["nonsense"], "", []),
    ])
    func `offers what may stand there`(before: [String], partial: String, candidates: [String]) {
        #expect(completion.candidates(before: before, partial: partial) == candidates)
    }

    @Test func `a name that would harm a terminal or break a line is no candidate`() {
        let names = CompletionNames()

        names.set(mangas: ["good", "bad\u{1B}[31m", "two words", "qu\"ote", "ab\u{202E}cd"])

        #expect(names.candidates(before: ["open"], partial: "") == ["good", "two words"])
    }
}
