import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlCodingTests {
    private let transport = CurlTransport(variables: [:])

    @Test(arguments: [
        // `printf '{"a":1}'` through gzip -n, zlib, zstd, and by hand (RFC 7932: one block as it is).
        ("gzip", "H4sIAAAAAAAC/6tWSlSyMqwFAK+sG1YHAAAA"), ("deflate", "eJyrVkpUsjKsBQAIKgIJ"),
        ("zstd", "KLUv/QRYOQAAeyJhIjoxfUiL/DI="), ("br", "YAAQeyJhIjoxfQM="),
        ("GZIP", "H4sIAAAAAAAC/6tWSlSyMqwFAK+sG1YHAAAA"),
    ])
    func `packed JSON arrives as it was`(coding: String, packed: String) async throws {
        let bytes = try #require(Data(base64Encoded: packed))
        let server = try ScriptedServer(.status(200, ["Content-Encoding": coding], bytes))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":1}"#)
        #expect(server.requests.first?.headers["Accept-Encoding"] == "deflate, gzip, br, zstd")
    }

    @Test(arguments: [
        ("gzip", "not gzip"), ("deflate", "not deflate"), ("br", "not br"), ("zstd", "not zstd"), ("rot13", "x"),
        ("compress", "x"), ("gzip, x-none", "x"),
    ])
    func `what cannot be unpacked is told by its coding`(coding: String, body: String) async throws {
        let server = try ScriptedServer(.status(200, ["Content-Encoding": coding], Data(body.utf8)))
        defer { server.stop() }
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.undecodable(server: name, coding: coding)) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
    }

    @Test func `what is packed over and over is not unpacked`() async throws {
        let coding = Array(repeating: "gzip", count: 20).joined(separator: ", ")
        let server = try ScriptedServer(.status(200, ["Content-Encoding": coding], Data("x".utf8)))
        defer { server.stop() }
        await #expect(throws: TransportError.garbled(server: "127.0.0.1:\(server.port)")) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
    }

    @Test func `a broken body is no page for a sink that asked for none packed`() async throws {
        let server = try ScriptedServer(.status(200, ["Content-Encoding": "rot13"], Data("raw".utf8)))
        defer { server.stop() }
        let sink = MemorySink()
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        #expect(sink.bytes == Data("raw".utf8))
    }
}
