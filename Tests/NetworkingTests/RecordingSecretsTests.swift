import Foundation
import MangaNetworking
import TestSupport
import Testing

/// What a recording leaves out, and what that does to its answers.
struct RecordingSecretsTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    @Test func `no cookie, token or password is written`() async throws {
        let text = """
            {"token": "SECRET-1", "code": 40401, "url": "http://manga.test:3001/p?token=SECRET-2&n=1", "user": {"password": "SECRET-3"}}
            """
        let headers: HTTPHeaders = ["Set-Cookie": "sid=SECRET-4", "X-Auth-Token": "SECRET-5"]
        var login = tape.request("/login?token=SECRET-6", .post, body: Data(#"{"password": "SECRET-7"}"#.utf8))
        login.headers["Content-Type"] = "application/json"

        let back = try await tape.replayed(tape.answer(Data(text.utf8), headers: headers), login)

        let files = try FileManager.default.subpathsOfDirectory(atPath: tape.path)
        let texts = files.map { FileManager.default.contents(atPath: "\(tape.path)/\($0)") ?? Data() }
        let written = (files + texts.map { String(decoding: $0, as: UTF8.self) }).joined()
        #expect(!written.contains("SECRET"))
        let object = try JSONSerialization.jsonObject(with: back.body) as? [String: Any]
        #expect(object?["code"] as? Int == 40401)
        #expect(object?["url"] as? String == "http://manga.test:3001/p?token=***&n=1")
    }

    @Test func `a secret of many parts keeps its form, so that it can be decoded`() async throws {
        let text = #"{"tokens": ["SECRET-1", 5], "creditCards": [{"number": "SECRET-2", "main": true, "none": null}]}"#

        let back = try await tape.replayed(tape.answer(Data(text.utf8)), tape.request("/cards"))

        let form: NSDictionary = [
            "tokens": ["***", 0], "creditCards": [["number": "***", "main": true, "none": NSNull()]],
        ]
        #expect(try JSONSerialization.jsonObject(with: back.body) as? NSDictionary == form)
    }

    @Test(arguments: [
        (
            "application/json",
            #"{"echo": "Bearer TOK-12345678", "credentials": {"value": "x-SECRET"}, "list": ["TOK-12345678"]}"#
        ),
        ("text/plain", "you sent Bearer TOK-12345678 and pass-9876"),
        ("application/json", #"{"a": "TOK-12345678", "a": "pass-9876"}"#),
    ])
    func `what a request carries is not written where a server repeats it`(type: String, body: String) async throws {
        var asked = tape.request("/echo", .post, body: Data("password=pass-9876&x=1".utf8))
        asked.headers["Authorization"] = "Bearer TOK-12345678"

        let back = try await tape.replayed(tape.answer(Data(body.utf8), type: type), asked)

        let text = String(decoding: back.body, as: UTF8.self)
        #expect(text.contains("***"))
        #expect(!text.contains("TOK-12345678") && !text.contains("pass-9876") && !text.contains("x-SECRET"))
    }

    @Test func `an envelope recorded with a login answers one without`() async throws {
        var asked = tape.request(
            "/Core.svc/Call",
            .post,
            body: Data(#"{"Identity":{"Token":"tok"},"Parameters":{"a":1}}"#.utf8)
        )
        asked.headers["Content-Type"] = "application/json"

        _ = try await tape.replayed(tape.answer(Data(#"{"Status": {"Code": "G00000"}}"#.utf8)), asked)
        asked.body = Data(#"{"Parameters": {"a": 1}, "Identity": {}}"#.utf8)

        #expect(try await tape.replay.send(asked, to: nil).status == 200)
    }

    @Test func `links stay whole but for secrets, and so do headers that come twice`() async throws {
        var answer = tape.answer(Data("{}".utf8))
        answer.headers.append(
            "Link",
            "<http://h/a?token=SECRET-1&page=2>; rel=\"next\", <http://h/b?page=9>; rel=\"last\""
        )
        answer.headers.append("Link", "<http://u:SECRET-2@h/c>; rel=\"first\"")
        answer.headers.append("Refresh", "5; url=http://h/a?token=SECRET-3&n=1")

        let back = try await tape.replayed(answer, tape.request("/a"))

        #expect(
            back.headers.fields.dropFirst().map { "\($0.name): \($0.value)" } == [
                "Link: <http://h/a?token=***&page=2>; rel=\"next\", <http://h/b?page=9>; rel=\"last\"",
                "Link: <http://***@h/c>; rel=\"first\"", "Refresh: 5; url=http://h/a?token=***&n=1",
            ]
        )
    }

    @Test(arguments: [
        ("see http://h/?token=SECRET-1 for more & less", "see http://h/?token=*** for more & less"),
        ("<a href=\"http://h/?token=SECRET-1\">x=1</a>", "<a href=\"http://h/?token=***\">x=1</a>"),
        ("http://h/?token=SECRET 1&b=2", "http://h/?token=***&b=2"), ("a?b=c d", "a?b=c d"),
    ])
    func `texts stay whole but for secrets in their addresses`(text: String, shown: String) async throws {
        let body = try JSONSerialization.data(withJSONObject: ["text": text])

        let back = try await tape.replayed(tape.answer(body), tape.request("/a"))

        let object = try JSONSerialization.jsonObject(with: back.body) as? [String: String]
        #expect(object == ["text": shown])
    }

    @Test(arguments: [
        ("text/plain", #"{"token": "SECRET-1", "n": 1}"#),
        ("application/json", #"{"token": "SECRET-1", "a": 1, "a": 2}"#),
        ("application/x-www-form-urlencoded", "access_token=SECRET-1&n=1"),
    ])
    func `no secret is written where an answer is not what it says`(type: String, body: String) async throws {
        let back = try await tape.replayed(tape.answer(Data(body.utf8), type: type), tape.request("/a"))

        let text = String(decoding: back.body, as: UTF8.self)
        #expect(text.contains("***"))
        #expect(!text.contains("SECRET"))
    }
}
