import Foundation
import MangaServer
import TestSupport
import Testing

struct MangaServerTests {
    @Test func `listens on a free port and says which`() async throws {
        let server = MangaServer(shelf: MemoryShelf())

        let address = try server.start()

        #expect(address.port != 0)
        #expect(address == ServerAddress(host: "127.0.0.1", port: address.port))
        #expect(address.url == "http://127.0.0.1:\(address.port)")
        #expect(try server.start() == address)
        await server.stop()
    }

    @Test func `says which port is in use`() async throws {
        try await serving { wire async throws in
            let second = MangaServer(shelf: MemoryShelf(), options: ServerOptions(port: wire.address.port))

            #expect(throws: ServerError.portInUse(wire.address.port)) { try second.start() }
            #expect(
                "\(ServerError.portInUse(3001))"
                    == "Port 3001 is in use by another program; choose another one with --port, or 0 for any free one."
            )
        }
    }

    @Test(arguments: ["", "nonsense", "256.0.0.1", "example.org", "::g"])
    func `refuses what is not an address`(text: String) {
        let server = MangaServer(shelf: MemoryShelf(), options: ServerOptions(address: text))

        #expect(throws: ServerError.badAddress(text)) { try server.start() }
    }

    @Test func `refuses an address of another computer`() {
        let server = MangaServer(shelf: MemoryShelf(), options: ServerOptions(address: "192.0.2.1"))

        #expect(throws: ServerError.addressNotAvailable("192.0.2.1")) { try server.start() }
    }

    @Test(arguments: ["::1", "[::1]"])
    func `listens on IPv6`(text: String) async throws {
        try await serving(MemoryShelf(), ServerOptions(address: text)) { wire async throws in
            let host = "[::1]:\(wire.address.port)"

            #expect(wire.address.url == "http://\(host)")
            #expect(try await wire.get("/api/v1/health", ["Host": host]).status == 200)
        }
    }

    @Test func `answers a hundred clients at once`() async throws {
        try await serving { wire async throws in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<100 { group.addTask { try await wire.get("/manga/popular").status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }

            #expect(statuses == Array(repeating: 200, count: 100))
        }
    }

    @Test func `keeps the order of requests sent at once over one connection`() async throws {
        try await serving { wire async throws in
            let host = "Host: 127.0.0.1:\(wire.address.port)\r\n"
            let answers = try await wire.send(
                raw: "GET /api/v1/manga/nothing HTTP/1.1\r\n\(host)\r\n"
                    + "GET /api/v1/storage/stats HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
            )

            #expect(answers.status == 404)
            #expect(answers.text.contains("HTTP/1.1 200 OK"))
            #expect(answers.text.hasSuffix(#""totalSizeFormatted":"100 B"}"#))
        }
    }

    @Test func `lets a request in flight end before it stops`() async throws {
        let shelf = GatedShelf()
        let server = MangaServer(shelf: shelf)
        let wire = Wire(address: try server.start())

        async let answer = wire.get("/manga/popular")
        await shelf.entered.opened()
        async let stopped: Void = server.stop()
        shelf.gate.open()
        let received = try await answer
        await stopped

        #expect(received.status == 200)
        await #expect(throws: (any Error).self) { try await wire.get("/manga/popular") }
    }

    @Test func `refuses a request that does not end in time, and stops`() async throws {
        var options = ServerOptions()
        options.limits.grace = .milliseconds(50)
        let shelf = GatedShelf()
        let server = MangaServer(shelf: shelf, options: options)
        let wire = Wire(address: try server.start())

        async let answer = wire.get("/manga/popular")
        await shelf.entered.opened()
        await server.stop()
        let received = try await answer
        shelf.gate.open()

        #expect(received.status == 503)
        #expect(received.code == 50300)
    }

    @Test(.timeLimit(.minutes(1)))
    func `waits for no request that has not arrived whole`() async throws {
        var options = ServerOptions()
        options.limits.grace = .seconds(600)
        options.limits.patience = .seconds(600)
        let server = MangaServer(shelf: MemoryShelf(), options: options)
        let address = try server.start()
        let head = "POST /api/v1/download/lantern-street/1 HTTP/1.1\r\nHost: 127.0.0.1:\(address.port)\r\n"
        let client = try await offside {
            let client = try Socket(to: address)
            try client.write(Array("\(head)Expect: 100-continue\r\nContent-Length: 5\r\n\r\n".utf8))
            // The server has read the head when it asks for the body.
            _ = try client.read()
            return client
        }

        await server.stop()

        #expect(try await offside { try client.readToEnd() } == [])
    }

    @Test func `frees its port for the next`() async throws {
        let first = MangaServer(shelf: MemoryShelf())
        let address = try first.start()
        _ = try await Wire(address: address).get("/api/v1/health")
        await first.stop()

        let second = MangaServer(shelf: MemoryShelf(), options: ServerOptions(port: address.port))

        #expect(try second.start() == address)
        await second.stop()
    }

    @Test func `survives clients that leave before they are answered`() async throws {
        let shelf = GatedShelf()
        let server = MangaServer(shelf: shelf)
        let wire = Wire(address: try server.start())

        var clients = try await offside {
            let request = "GET /manga/popular HTTP/1.1\r\nHost: 127.0.0.1:\(wire.address.port)\r\n\r\n"
            return try (0..<20).map { _ in
                let client = try Socket(to: wire.address)
                try client.write(Array(request.utf8))
                return client
            }
        }
        await shelf.entered.opened()
        #expect(clients.count == 20)
        clients.removeAll()
        shelf.gate.open()

        #expect(try await wire.get("/api/v1/health").status == 200)
        await server.stop()
    }
}
