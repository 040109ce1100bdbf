import Foundation
import MangaConfig
import MangaLocalization
import MangaNetworking
import MangaPresentation
import MangaText
import Testing

@testable import manga

struct APIAnswerTests {
    @Test func `shows status, time, headers and the body with its levels, in its order`() throws {
        let headers: HTTPHeaders = ["Content-Type": "application/json", "ETag": "\"1\""]
        let answer = try answer(200, headers, #"{"z":[1,{"a":null}],"a":1.50,"e":{}}"#)

        #expect(
            lines(answer) == """
                GET http://h:3001/x
                200 · 12 ms · HTTP/1.1 · 36 bytes

                Content-Type: application/json
                ETag: "1"

                {
                  "z": [
                    1,
                    {
                      "a": null
                    }
                  ],
                  "a": 1.50,
                  "e": {}
                }
                """
        )
        #expect(
            try JSONText.encode(answer) == """
                {"bytes":36,"headers":[{"name":"Content-Type","value":"application/json"},\
                {"name":"ETag","value":"\\"1\\""}],"json":{"a":1.5,"e":{},"z":[1,{"a":null}]},"kind":"json",\
                "method":"GET","milliseconds":12,"status":200,"tries":1,"url":"http://h:3001/x","version":"HTTP/1.1"}
                """
        )
    }

    @Test func `neither secret headers nor the address's user are shown`() throws {
        let headers: HTTPHeaders = [
            "Set-Cookie": "sid=moth", "X-Auth-Token": "moth", "Location": "http://u:moth@h/?token=moth&x=1",
            "WWW-Authenticate": "Bearer realm=\"x\"",
        ]
        let answer = try answer(401, headers, "", "http://u:moth@h:3001/x?api_key=moth&y=2")

        #expect(!lines(answer).contains("moth"))
        #expect(try !JSONText.encode(answer).contains("moth"))
        #expect(lines(answer).contains("WWW-Authenticate: Bearer realm=\"x\""))
        #expect(lines(answer).hasPrefix("GET http://***@h:3001/x?api_key=***&y=2\n401 · "))
    }

    @Test func `nothing from outside reaches the terminal as it came`() throws {
        let body = "{\"a\\u001b[2J\u{202E}\": \"\\u009b31m\u{7F}\", \"b\": \"x\\ny\"}"
        let headers: HTTPHeaders = ["X-\u{202E}": "\u{9B}31m\u{1B}"]
        let text = lines(try answer(200, headers, body))

        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(!text.contains("\u{202E}"))
        #expect(text.hasSuffix("{\n  \"a\\u001b[2J\": \"\u{FFFD}31m\\u007f\",\n  \"b\": \"x\\ny\"\n}"))
    }

    @Test func `a long text is cut, for a person`() throws {
        let text = String(repeating: "<p>\n", count: 100)
        let answer = try answer(200, ["Content-Type": "text/html"], text)
        let shown = lines(answer).split(separator: "\n")

        #expect(shown.count == 2 + 1 + 60 + 1)
        #expect(shown.last == "… 400 bytes in all; --json has the whole")
        #expect(try JSONText.encode(answer).contains(#""kind":"text""#))
        #expect(try JSONText.encode(answer).contains(#""text":"\#(String(repeating: "<p>\\n", count: 100))""#))
    }

    @Test func `bytes are counted, not shown`() throws {
        let answer = try answer(200, ["Content-Type": "image/png"], Data([0x89, 0x50, 0, 1]))

        #expect(lines(answer).hasSuffix("\n\nimage/png, 4 bytes that are no text"))
        #expect(try JSONText.encode(answer).contains(#""kind":"binary","method""#))
    }

    @Test func `JSON that is none says where`() throws {
        let answer = try answer(200, ["Content-Type": "application/json"], "{\n  \"a\": tru\n}")

        #expect(
            lines(answer).hasSuffix(
                "{\n  \"a\": tru\n}\nIt is sent as JSON, but line 2, column 8 is not: “t” was not expected here."
            )
        )
    }

    @Test func `nothing but a head has no body`() throws {
        let answer = try answer(204, [:], "")

        #expect(lines(answer) == "GET http://h:3001/x\n204 · 12 ms · HTTP/1.1 · 0 bytes")
        #expect(try JSONText.encode(answer).contains(#""kind":"none","method""#))
    }

    @Test func `several tries are counted`() throws {
        let url = try #require(URL(string: "http://h:3001/x"))
        var response = HTTPResponse(status: 503, url: url)
        response.tries = 4
        let answer = APIAnswer(response, to: .get, milliseconds: 1, secrets: nil)

        #expect(lines(answer).hasSuffix("503 · 1 ms · 0 bytes · 4 tries"))
    }

    @Test(arguments: [1, 7, 20])
    func `no line is wider than the screen, and nothing is lost`(width: Int) throws {
        let answer = try answer(200, ["Content-Type": "application/json"], #"{"title":"月月月月 and a long text"}"#)
        let lines = answer.lines(width: width, in: .english)

        #expect(lines.allSatisfy { $0.width <= max(2, width) })
        #expect(lines.map(\.plain).joined() == answer.lines(width: 500, in: .english).map(\.plain).joined())
    }

    private func answer(
        _ status: Int,
        _ headers: HTTPHeaders,
        _ body: Data,
        _ address: String = "http://h:3001/x"
    ) throws -> APIAnswer {
        let url = try #require(URL(string: address))
        var response = HTTPResponse(status: status, headers: headers, body: body, url: url)
        response.version = "HTTP/1.1"
        return APIAnswer(response, to: .get, milliseconds: 12, secrets: nil)
    }

    private func answer(
        _ status: Int,
        _ headers: HTTPHeaders,
        _ body: String,
        _ address: String = "http://h:3001/x"
    ) throws -> APIAnswer {
        try answer(status, headers, Data(body.utf8), address)
    }

    private func lines(_ answer: APIAnswer) -> String {
        answer.lines(width: 200, in: .english).map(\.plain).joined(separator: "\n")
    }
}
