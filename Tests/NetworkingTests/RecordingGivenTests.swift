import Foundation
import TestSupport
import Testing

@testable import MangaNetworking

/// What a server gives out, and where it comes again.
struct RecordingGivenTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    /// All that was written, names of files included.
    private func written() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: tape.path)
        let texts = files.map { FileManager.default.contents(atPath: "\(tape.path)/\($0)") ?? Data() }
        return (files + texts.map { String(decoding: $0, as: UTF8.self) }).joined(separator: "\n")
    }

    @Test(arguments: [
        ("application/json", #"{"token": "k7-abc", "hint": "use k7-abc", "x": "k7-abcd", "state": "done"}"#),
        (
            "application/json",
            #"{"access_token": "aBcDeFgHiJkLmNoP", "list": ["aBcDeFgHiJkLmNoP", "k7-abcd"], "x": "done"}"#
        ),
        ("text/html", "<input type=\"hidden\" name=\"csrf\" value=\"k7-abc\"> k7-abc k7-abcd done"),
    ])
    func `what an answer gives out is left out of the rest of it`(type: String, text: String) async throws {
        var answer = tape.answer(Data(text.utf8), type: type)
        answer.headers["X-Echo"] = "k7-abc aBcDeFgHiJkLmNoP"

        let back = try await tape.replayed(answer, tape.request("/a"))

        let body = String(decoding: back.body, as: UTF8.self)
        #expect(!body.replacing("k7-abcd", with: "").contains("k7-abc") && !body.contains("aBcDeFgHiJkLmNoP"))
        #expect(body.contains("k7-abcd") && body.contains("done"))
        #expect(back.headers["X-Echo"]?.contains("***") == true)
    }

    @Test func `a cookie is left out of its answer and of later ones, paths and names of files too`() async throws {
        try tape.start()
        let login = tape.answer(
            Data("sid is abc123".utf8),
            type: "text/plain",
            headers: ["Set-Cookie2": "connect.sid=abc123; Path=/"]
        )
        try await tape.record(login, to: tape.request("/login"))
        let later = tape.answer(Data("abc123 xabc1234 es-419".utf8), type: "text/plain", headers: ["X-Id": "abc123"])
        try await tape.record(later, to: tape.request("/users/abc123?of=abc123"))

        let text = try written()
        #expect(!text.replacing("xabc1234", with: "").contains("abc123"))
        #expect(text.contains("*** xabc1234 es-419"))
        let back = try await tape.replay.send(tape.request("/users/abc123?of=abc123"), to: nil)
        #expect(back.headers["X-Id"] == "***")
    }

    @Test(arguments: [
        ("connect.sid=s%3Ahh88kk; Path=/", ["s%3Ahh88kk", "s:hh88kk", "hh88kk", "s%3ahh88kk"]),
        ("connect.sid=s%3Ahh88kk.Zx%2B9y%3D; Path=/", ["s:hh88kk.Zx+9y=", "hh88kk", "s%3Ahh88kk.Zx%2B9y%3D"]),
        ("sid=\"qq77-ww\"; Path=/", ["qq77-ww"]), ("sid=qq77%2Bww; Path=/", ["qq77+ww", "qq77%2Bww", "qq77%2bww"]),
    ])
    func `a cookie is left out however it is written`(cookie: String, forms: [String]) async throws {
        try tape.start()
        let login = tape.answer(Data("{}".utf8), headers: ["Set-Cookie": cookie])
        try await tape.record(login, to: tape.request("/login"))
        let text = forms.map { "(\($0))" }.joined(separator: " ")

        try await tape.record(tape.answer(Data(text.utf8), type: "text/plain"), to: tape.request("/b"))
        var sent = tape.request("/c")
        sent.headers["Cookie"] = String(cookie.prefix { $0 != ";" })
        try await tape.record(tape.answer(Data(text.utf8), type: "text/plain"), to: sent)

        let all = try written()
        for form in forms { #expect(!all.contains(form), "\(form) in \(all)") }
    }

    @Test(arguments: [
        ("{\"token\":\"S-1\",\"n\":\"\u{0}\"}", "{\"token\":\"***\",\"n\":\"\u{0}\"}"),
        ("{\"token\": \"S-1\", \"n\": \"\u{0}\"}", "{\"token\": \"***\", \"n\": \"\u{0}\"}"),
    ])
    func `JSON in Latin-1 keeps its layout`(text: String, shown: String) async throws {
        func latin(_ text: String) -> Data { Data(text.utf8.map { $0 == 0 ? 0xF1 : $0 }) }

        let back = try await tape.replayed(
            tape.answer(latin(text), type: "application/json; charset=latin1"),
            tape.request("/a")
        )

        #expect(back.body == latin(shown))
    }

    @Test func `settings, words and numbers are no secrets of later answers`() async throws {
        try tape.start()
        let cookies: HTTPHeaders = ["Set-Cookie": "lang=es-419; Path=/"]
        let first = tape.answer(Data(#"{"session": "active", "tokens": 120000}"#.utf8), headers: cookies)
        try await tape.record(first, to: tape.request("/a"))
        let text = #"{"language":"es-419","state":"active","size":120000}"#

        try await tape.record(tape.answer(Data(text.utf8)), to: tape.request("/b"))

        let back = try await tape.replay.send(tape.request("/b"), to: nil)
        #expect(String(decoding: back.body, as: UTF8.self) == text)
    }

    @Test func `what an address that leads on hands over is left out of what it leads to`() async throws {
        try tape.start()
        var answer = tape.answer(Data("you came with tk-4711-ab and pw-9-x".utf8), type: "text/plain")
        let target = "http://u:pw-9-x@manga.test:3001/to#access_token=tk-4711-ab"
        answer.redirects = [HTTPResponse.Hop(status: 302, location: target, next: tape.request("/to"))]

        try await tape.record(answer, to: tape.request("/from"), at: tape.request("/to").url)

        let text = try written()
        #expect(!text.contains("tk-4711-ab") && !text.contains("pw-9-x"))
        #expect(text.contains("you came with *** and ***"))
    }

    @Test(arguments: [1, 2])
    func `an address in a parameter has no secrets either, in the file's name too`(depth: Int) async throws {
        let address = (0..<depth).reduce("https://u:pw-9-x@host/a?n=1&token=tk-4711-ab#sid=si-12") { text, _ in
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
        }
        let path = "/go?a=1&next=\(address)"
        let text = #"{"self": "http://manga.test:3001\#(path)", "echo": "tk-4711-ab"}"#

        let back = try await tape.replayed(tape.answer(Data(text.utf8)), tape.request(path))

        let all = try written() + String(decoding: back.body, as: UTF8.self)
        for secret in ["pw-9-x", "tk-4711-ab", "si-12"] {
            let encoded = secret.replacing("-", with: "%2D").replacing("%", with: depth == 2 ? "%25" : "%")
            #expect(!all.contains(secret) && !all.contains(encoded), "\(secret) in \(all)")
        }
        #expect(try tape.files.first?.hasPrefix("go/GET?a=1&next=https%") == true)
    }

    @Test func `a parameter that is an address without secrets stays as it is`() async throws {
        let path = "/go?next=https%3a%2F%2Fhost%2Fa%3fn%3D1"

        _ = try await tape.replayed(tape.answer(Data("{}".utf8)), tape.request(path))

        #expect(try tape.files == ["go/GET?next=https%3a%2F%2Fhost%2Fa%3fn%3D1.json"])
    }

    @Test func `names are read in Latin-1, and what is no secret comes back byte for byte`() async throws {
        let text = [UInt8]("{\"contrase\u{0}a\": \"S-1\", \"ni\u{0}o\": \"\u{1}\"}".utf8).map { byte -> UInt8 in
            byte == 0 ? 0xF1 : byte == 1 ? 0x80 : byte
        }

        let back = try await tape.replayed(
            tape.answer(Data(text), type: "application/json; charset=windows-1252"),
            tape.request("/a")
        )

        let shown = Array(back.body)
        #expect(!String(decoding: shown, as: UTF8.self).contains("S-1"))
        #expect(shown.count { $0 == 0xF1 } == 2 && shown.contains(0x80))
    }

    @Test(arguments: [
        ("curl -u ada:S-1 http://h/", "curl -u ada:*** http://h/"),
        ("curl --user 'ada:S 1' http://h/", "curl --user 'ada:***' http://h/"),
        ("curl -sS -uada:S-1 http://h/", "curl -sS -uada:*** http://h/"),
        ("curl --proxy-user=ada:S-1 http://h/", "curl --proxy-user=ada:*** http://h/"),
        ("mysql -h db -pS-1 -u root", "mysql -h db -p*** -u root"),
        ("docker run -u 1000:1000 --user 1000:1000 -p 80:80 x", "docker run -u 1000:1000 --user 1000:1000 -p 80:80 x"),
        ("tar -pxf a; ls -u a:b", "tar -pxf a; ls -u a:b"),
        ("redis-cli -h r -a S-1 ping", "redis-cli -h r -a *** ping"),
        ("sshpass -p S-1 ssh h; ssh -p 22 h", "sshpass -p *** ssh h; ssh -p 22 h"),
        ("sshpass -pS-1 ssh h", "sshpass -p*** ssh h"), ("mysql -p'S 1' db", "mysql -p'***' db"),
        ("mysql -u root -p db", "mysql -u root -p db"),
        ("http -a ada:S-1 GET h", "http -a ada:*** GET h"),
        ("ls -a http:x; see http://h -a b:c", "ls -a http:x; see http://h -a b:c"),
        ("/usr/bin/curl -sSu ada:S-1 h", "/usr/bin/curl -sSu ada:*** h"),
        ("curl 'http://h/?a=1&b=2' \\\n  -u ada:S-1", "curl 'http://h/?a=1&b=2' \\\n  -u ada:***"),
        ("smbclient -U ada%S-1 //h/s", "smbclient -U ada%*** //h/s"),
        ("docker login -u ada -p S-1 h", "docker login -u ada -p *** h"),
        ("ldapsearch -x -w S-1 -b dc=x", "ldapsearch -x -w *** -b dc=x"),
        ("mongosh -u ada -p 'S 1'", "mongosh -u ada -p '***'"),
        ("x | mysql -pS-1", "x | mysql -p***"), ("mysqlx -pS-1", "mysqlx -pS-1"),
    ])
    func `passwords go from command lines`(text: String, shown: String) async throws {
        let back = try await tape.replayed(tape.answer(Data(text.utf8), type: "text/plain"), tape.request("/a"))

        #expect(String(decoding: back.body, as: UTF8.self) == shown)
    }

    @Test func `names of secrets are told from those that only look alike`() async throws {
        let secret = [
            "DB_PASS", "dbPass", "user_pass", "connect.sid", "PassHash", "password1", "MYSQL_PWD", "userpwd", "sshKey",
            "seed_phrase", "PHPSESSID", "ASP.NET_SessionId", "laravel_session", "X-Auth-Token2", "motDePasse",
            "API-KEY", "account_key", "AccountKey", "storageKey", "REDIS_AUTH", "basicAuth", "ticket",
        ]
        let plain = [
            "compass", "bypass", "passenger", "boarding_pass", "day_pass", "side", "sidecar", "inside", "passed",
            "keyboard",
            "monkey", "tokenizer", "secretary", "page2", "chapter1", "signal", "pinned", "author", "design",
            "requires_auth", "authority", "keys_total", "ticket_count", "salt", "dsn",
        ]
        let members = (secret + plain).map { "\"\($0)\":\"S-1\"" }.joined(separator: ",")

        let back = try await tape.replayed(tape.answer(Data("{\(members)}".utf8)), tape.request("/a"))

        let object = try JSONSerialization.jsonObject(with: back.body) as? [String: String] ?? [:]
        #expect(secret.filter { object[$0] != "***" } == [])
        #expect(plain.filter { object[$0] != "S-1" } == [])
    }
}
