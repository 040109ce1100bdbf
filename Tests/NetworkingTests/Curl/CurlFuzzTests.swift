import Foundation
import MangaNetworking
import TestSupport
import Testing

/// Whatever a server sends, a request ends: with an answer or with a `TransportError`.
struct CurlFuzzTests {
    private let transport = CurlTransport(variables: [:])

    @Test(arguments: 0..<8) func `any answer is an end`(seed: Int) async throws {
        for round in 0..<60 {
            var garbage = Garbage(seed: UInt64(seed * 1000 + round))
            let answers = (0..<4).map { _ in garbage.answer() }
            let server = try ScriptedServer { request in
                let index = Int(request.path.dropFirst()) ?? request.path.utf8.count
                return [.bytes(answers[index % answers.count]), .close]
            }
            defer { server.stop() }
            var request = HTTPRequest(.get, server.url("/0"))
            request.totalTimeout = .seconds(20)
            request.bodyLimit = 1 << 20
            request.login = round.isMultiple(of: 3) ? Challenge.login : nil
            await ends(request, to: round.isMultiple(of: 2) ? MemorySink() : nil)
        }
        await transport.shutdown()
    }

    @Test func `afterwards everything works as before`() async throws {
        var garbage = Garbage(seed: 99)
        let answers = (0..<50).map { _ in garbage.answer() }
        let server = try ScriptedServer { request in
            guard let index = Int(request.path.dropFirst()) else { return [.ok("well")] }
            return [.bytes(answers[index % answers.count])] + (index.isMultiple(of: 2) ? [.close] : [.reset])
        }
        defer { server.stop() }
        await withTaskGroup { group in
            for index in 0..<answers.count {
                group.addTask { await ends(HTTPRequest(.get, server.url("/\(index)")), to: nil) }
            }
        }
        let response = try await transport.send(HTTPRequest(.get, server.url("/well")), to: nil)
        #expect(response.body == Data("well".utf8))
        #expect(response.status == 200)
    }

    private func ends(_ request: HTTPRequest, to sink: MemorySink?) async {
        do {
            _ = try await transport.send(request, to: sink)
        } catch {
            guard let error = error as? TransportError else {
                Issue.record("\(error)")
                return
            }
            if case .totalTimeout = error { Issue.record("\(error) for \(request)") }
            #expect(!"\(error)".unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }
}

/// Answers that are nearly HTTP.
private struct Garbage {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(state: seed)
    }

    mutating func answer() -> Data {
        var bytes = Data(pick(starts).utf8)
        for _ in 0..<Int.random(in: 0...6, using: &generator) { bytes += Data(pick(headers).utf8) }
        bytes += Data(pick(["\r\n", "\n", "\r\n\r\n", "", "\r\n \r\n"]).utf8)
        bytes += Data(pick(bodies).utf8)
        return Bool.random(using: &generator) ? bytes : damaged(bytes)
    }

    private mutating func damaged(_ bytes: Data) -> Data {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: place)
            default: bytes = bytes.prefix(place)
            }
        }
        return bytes
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices.randomElement(using: &generator) ?? ""
    }

    private let starts = [
        "HTTP/1.1 200 OK\r\n", "HTTP/1.0 302 Found\r\n", "HTTP/1.1 301 Moved\r\n", "HTTP/1.1 307 Moved\r\n",
        "HTTP/1.1 401 Who\r\n", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n", "HTTP/1.1 101 Switch\r\n",
        "HTTP/1.1 204 None\r\n", "HTTP/1.1 304 Same\r\n", "HTTP/2 200\r\n", "HTTP/1.1 999 X\r\n", "HTTP/1.1 0 X\r\n",
        "HTTP/1.1 99999999999999999999 X\r\n", "HTTP/9.9 200\r\n", "HTTP/1.1\r\n", "\r\n\r\n", "ICY 200 OK\r\n", "",
        "HTTP/1.1 407 Proxy\r\n", "HTTP/1.1 206 Part\r\n", "HTTP/1.1 -5 X\r\n",
    ]
    private let headers = [
        "Location: /1\r\n", "Location: //\r\n", "Location: http://\r\n", "Location: \r\n", "Location: ?\r\n",
        "Location: #a\r\n", "Location: /2\u{1B}[2J\r\n", "Location: http://[::1\r\n", "Location: ../../..\r\n",
        "Location: /%zz%\r\n", "Location: http://127.0.0.1:99999/\r\n", "Location: /\u{6708}\u{202E}\r\n",
        "Location: file:///etc/passwd\r\n", "Location: /1\r\nLocation: /2\r\n", "Location:\t/3\t\r\n",
        "Location: /\(String(repeating: "a", count: 9000))\r\n", "location: HTTP:/1\r\n", "Location: /1 /2\r\n",
        "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n",
        "Content-Length: 5\r\nContent-Length: 7\r\n", "Content-Length: x\r\n", "Transfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: nothing\r\n", "Content-Encoding: gzip\r\n",
        "Content-Encoding: br, zstd\r\n", "Content-Encoding: ,,,\r\n", "Connection: close\r\n",
        "Connection: upgrade\r\n",
        "Content-Range: bytes 5-1/0\r\n", "Set-Cookie: a=b; Domain=.\r\n", ": nothing\r\n", "no colon\r\n",
        " folded\r\n",
        "X\0Y: z\r\n", "WWW-Authenticate: Basic\r\n", "WWW-Authenticate: Digest\r\n", "Retry-After: -\r\n",
        "WWW-Authenticate: Digest realm=\"\", nonce=\"\(String(repeating: "n", count: 5000))\", qop=\"x\"\r\n",
        "WWW-Authenticate: Digest realm=\"a\", nonce=\"b\", algorithm=NONE\r\n", "Alt-Svc: h3=\":1\"\r\n",
        "Refresh: 0; url=/\r\n", "Trailer: x\r\n", "Content-Type: \u{FFFF}\r\n",
    ]
    private let bodies = [
        "hello", "", "5\r\nhello\r\n0\r\n\r\n", "5\r\nhel", "FFFFFFFFFFFFFFFF\r\nx", "-1\r\n",
        "0\r\nLocation: /\r\n\r\n",
        "\u{1F}\u{8B}\u{8}\0\0\0", "HTTP/1.1 200 OK\r\n\r\n", String(repeating: "z", count: 70_000), "zz\r\n\r\n",
    ]
}
