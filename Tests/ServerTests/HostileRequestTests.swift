import Foundation
import MangaServer
import TestSupport
import Testing

struct HostileRequestTests {
    @Test(arguments: [
        "/api/v1/manga/..", "/api/v1/manga/../health", "/api/v1/manga/%2e%2e", "/api/v1/manga/%2E./health",
        "/api/v1/manga/.", "/api/v1/manga/a%2fb", "/api/v1/manga/..%2f..%2fetc%2fpasswd", "/api/v1/manga/a%00b",
        "/api/v1/manga/a%0Ab", "/api/v1/manga/%1b%5b31m", "/api/v1/manga/%7f", "/api/v1/manga/%C2%85",
        "/api/v1/manga/%ff", "/api/v1/manga/%c0%ae", "/api/v1/manga/%zz", "/api/v1/manga/%4", "*", "api/v1/health",
        "/api/v1/manga?q=%00", "/api/v1/manga?q=%ff", "/api/v1/manga?q=%4",
    ])
    func `refuses a target that could mean something else`(target: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.get(target)

            #expect(answer.status == 400)
        }
    }

    @Test(arguments: [
        "Host: x\r\nContent-Length: 5\r\nContent-Length: 5", "Host: x\r\nContent-Length: 5\r\nContent-Length: 6",
        "Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked", "Host: x\r\nContent-Length: +5",
        "Host: x\r\nContent-Length: 5, 5", "Host: x\r\nContent-Length: -5", "Host: x\r\nContent-Length: 0x5",
        "Host: x\r\nHost: y", "Accept: *",
    ])
    func `refuses headers that two readers understand differently`(headers: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.send(
                raw: "POST /api/v1/download/lantern-street/1 HTTP/1.1\r\n\(headers)\r\nConnection: close\r\n\r\nhello"
            )

            #expect(answer.status == 400)
        }
    }

    @Test(arguments: ["1048577", "10000000000", "99999999999999999999999999"])
    func `refuses a body that is announced too large before it comes`(length: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.send(
                raw: "POST /api/v1/health HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n\r\n"
            )

            #expect(answer.status == 413)
        }
    }

    @Test func `refuses a chunked body that grows too large`() async throws {
        var options = ServerOptions()
        options.limits.body = 1000
        try await serving(MemoryShelf(), options) { wire async throws in
            let chunk = "200\r\n\(String(repeating: "x", count: 512))\r\n"
            let head = "POST /api/v1/download/lantern-street/1 HTTP/1.1\r\nHost: 127.0.0.1:\(wire.address.port)\r\n"
            let end = "0\r\n\r\n"
            let rest = "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"

            #expect(try await wire.send(raw: head + rest + chunk + end).status == 201)
            #expect(try await wire.send(raw: head + rest + chunk + chunk + end).status == 413)
        }
    }

    @Test func `refuses headers and targets without end`() async throws {
        try await serving { wire async throws in
            let long = String(repeating: "a", count: 60000)

            #expect([414, 431].contains(try await wire.get("/\(long)").status))
            #expect(try await wire.get("/", ["X": long]).status == 431)
        }
    }

    @Test(arguments: [
        "", "\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{0}\u{0}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET /a b c HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET /api/v1/health\u{0}/x HTTP/1.1\r\nHost: x\r\n\r\n",
    ])
    func `survives what is no request at all`(bytes: String) async throws {
        var options = ServerOptions()
        options.limits.patience = .milliseconds(200)
        try await serving(MemoryShelf(), options) { wire async throws in
            let received = try await offside { try Socket(to: wire.address).exchange(Array(bytes.utf8)) }

            #expect(!String(decoding: received, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
            #expect(try await wire.get("/api/v1/health").status == 200)
        }
    }

    @Test(arguments: [
        "GET /api/v1/health HTTP/1.1\r\n",
        "POST /api/v1/download/a/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx",
    ])
    func `drops a client whose request drips in`(beginning: String) async throws {
        var options = ServerOptions()
        options.limits.patience = .milliseconds(300)
        try await serving(MemoryShelf(), options) { wire async throws in
            let received = try await offside {
                let socket = try Socket(to: wire.address)
                try socket.write(Array(beginning.utf8))
                return try socket.readToEnd()
            }

            #expect(received == [])
        }
    }
}
