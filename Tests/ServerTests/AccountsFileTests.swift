import Foundation
import MangaConfig
import MangaLocalization
import MangaServer
import TestSupport
import Testing

struct AccountsFileTests {
    @Test(arguments: [
        (
            #"[]"#,
            "the file cannot be “[]”; allowed: an object."
        ),
        (
            #"{"#,
            "It ends too early. Mend the file, or move it away."
        ),
        (
            #"{"accounts":[{"user":"a"},{"user":"a"}]}"#,
            "accounts[1].user cannot be “a”; allowed: something that belongs to one account alone."
        ),
        (
            #"{"acounts":[]}"#,
            "acounts: there is no setting “acounts”. Did you mean “accounts”?"
        ),
        (
            #"{}"#,
            "the file: “accounts” is missing."
        ),
        (
            #"{"accounts":{}}"#,
            "accounts cannot be “{}”; allowed: a list."
        ),
        (
            #"{"accounts":[{"user":"a:b"}]}"#,
            """
            accounts[0].user cannot be “a:b”; allowed: a name of one line without a colon, of at most 200 \
            bytes and not empty.
            """
        ),
        (
            #"{"accounts":[{}]}"#,
            "accounts[0]: “user” is missing."
        ),
        (
            #"{"private":1,"accounts":[]}"#,
            "private cannot be “1”; allowed: true or false."
        ),
        (
            #"{"tokenLifetime":0,"accounts":[]}"#,
            "tokenLifetime cannot be “0”; allowed: a whole number of seconds, from 1 to 31536000."
        ),
        (
            #"{"accounts":[{"user":"a","password":7}]}"#,
            "accounts[0].password cannot be “•••”; allowed: a text of one line, of at most 200 bytes and not empty."
        ),
        (
            #"{"accounts":[{"user":"a","apiKeys":["s3cret"]},{"user":"b","refreshTokens":["s3cret"]}]}"#,
            "accounts[1].refreshTokens[0] cannot be “•••”; allowed: something that belongs to one account alone."
        ),
        (
            #"{"accounts":[{"user":"a","customer":{"id":"1","email":"x"}}]}"#,
            "accounts[0].customer.email cannot be “x”; allowed: an e-mail address."
        ),
        (
            #"{"accounts":[{"user":"a","customer":{"id":"1","creditCards":[{"id":"1","lastDigits":"4242424242"}]}}]}"#,
            """
            accounts[0].customer.creditCards[0].lastDigits cannot be “•••”; allowed: the last digits of a \
            card, at most four, as text.
            """
        ),
        (
            #"{"accounts":[{"user":"a","customer":{"id":"1","email":"X@y"}},"#
                + #"{"user":"b","customer":{"id":"2","email":"x@Y"}}]}"#,
            "accounts[1].customer.email cannot be “x@Y”; allowed: something that belongs to one account alone."
        ),
    ])
    func `says what is wrong, and where`(text: String, problem: String) throws {
        let folder = try TemporaryFolder()
        try folder.file("a.json", Data(text.utf8))
        let error = #expect(throws: ConfigError.self) { try AccountBook(path: folder.at("a.json")) }

        #expect(error?.description.hasPrefix("\(folder.at("a.json")), line 1") == true)
        #expect(error?.description.hasSuffix(": " + problem) == true)
    }

    @Test func `a file that is not there is said so`() throws {
        #expect(throws: ConfigError.unreadable(path: "/nowhere/a.json", reason: Message(system: ENOENT))) {
            try AccountBook(path: "/nowhere/a.json")
        }
    }

    @Test func `what is changed in the file counts at once, and what breaks it does not`() async throws {
        let fixture = try AccountFixture()
        try await fixture.serving { wire async throws in
            try fixture.write(#"{"accounts":[{"user":"eve","apiKeys":["k9"],"customer":{"id":"9"}}]}"#)
            #expect(try await wire.get("/api/v3/Customer", ["X-API-Key": "k1"]).status == 401)
            #expect(try await wire.get("/api/v3/Customer", ["X-API-Key": "k9"]).status == 200)

            try fixture.write("{")
            #expect(try await wire.get("/api/v3/Customer", ["X-API-Key": "k9"]).status == 200)
            #expect(try await wire.get("/api/v3/Customer", ["X-API-Key": "k9"]).status == 200)
            #expect(
                await fixture.notices(4).dropFirst(2) == [
                    "1 account can log in, as FILE says.",
                    """
                    The accounts stay as they were: FILE, line 1, column 2: It ends too early. Mend the file, \
                    or move it away.
                    """,
                ]
            )
        }
    }

    @Test func `the example of the help is a file that works`() throws {
        let usage = ServeArguments.usage(program: "x").text(in: .english)
        let start = try #require(usage.range(of: "{\n")?.lowerBound)
        let end = try #require(usage.range(of: "}\n", options: .backwards)?.upperBound)
        let folder = try TemporaryFolder()
        try folder.file("a.json", Data(usage[start..<end].utf8))
        _ = try AccountBook(path: folder.at("a.json"))
    }
}
