import Foundation
import MangaNetworking
import TestSupport
import Testing

/// Where answers are written whose addresses are unusual.
struct RecordingPlacesTests {
    private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    @Test(arguments: [
        ("/recording.json", "%72ecording.json/GET.json"), ("/num/GET.json", "num/%47ET.json/GET.json"),
        ("/num/GET.1f2e3d4c.body", "num/%47ET.1f2e3d4c.body/GET.json"),
        ("/num/GET%232.json", "num/GET%232.json/GET.json"),
        ("/@nas:81/a", "%40nas:81/a/GET.json"), ("/a/recording.json", "a/recording.json/GET.json"),
        ("/list.json", "list.json/GET.json"), ("/GETTING.json", "GETTING.json/GET.json"),
    ])
    func `a path that is called as a file is gets another name`(path: String, place: String) async throws {
        try tape.start()
        try await tape.record(tape.answer(Data("0".utf8)), to: tape.request("/num"))

        try await tape.record(tape.answer(Data("1".utf8)), to: tape.request(path))

        #expect(tape.reports.all == [])
        #expect(try tape.files.contains(place))
        #expect(try await tape.replay.send(tape.request(path), to: nil).body == Data("1".utf8))
        #expect(try await tape.replay.send(tape.request("/num"), to: nil).body == Data("0".utf8))
    }

    private func written() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: tape.path)
        let texts = files.map { FileManager.default.contents(atPath: "\(tape.path)/\($0)") ?? Data() }
        return (files + texts.map { String(decoding: $0, as: UTF8.self) }).joined(separator: "\n")
    }

    @Test(arguments: [
        "/files/\(token)/1.png", "/reset-password/5f4dcc3b5aa765d6/form", "/a;jsessionid=5f4dcc3b5aa7/b",
        "/token=5f4dcc3b5aa7/b",
        "/echo?next=\(token)&n=1",
    ])
    func `a secret in a path is in no name, and answers whoever asks so`(path: String) async throws {
        let back = try await tape.replayed(tape.answer(Data("1".utf8)), tape.request(path))

        #expect(back.body == Data("1".utf8))
        #expect(try !written().contains("5f4dcc3b5aa7"))
        #expect(try !written().contains("eyJ"))
    }

    @Test func `a secret that is in use is in no name, and answers whoever asks`() async throws {
        try tape.start()
        var asked = tape.request("/users/TOK-12345678/list")
        asked.headers["X-Api-Key"] = "TOK-12345678"

        try await tape.record(tape.answer(Data("1".utf8)), to: asked)

        #expect(try tape.files == ["users/***/list/GET.json"])
        let other = tape.request("/users/somebody/list")
        #expect(try await tape.replay.send(asked, to: nil).body == Data("1".utf8))
        #expect(try await tape.replay.send(other, to: nil).body == Data("1".utf8))
    }

    @Test func `a secret of a query that is in use answers whoever asks, too`() async throws {
        try tape.start()
        var asked = tape.request("/find?q=TOK-12345678&n=1")
        asked.headers["X-Api-Key"] = "TOK-12345678"

        try await tape.record(tape.answer(Data("1".utf8)), to: asked)

        #expect(try tape.files == ["find/GET?q=***&n=1.json"])
        #expect(try await tape.replay.send(tape.request("/find?q=moth&n=1"), to: nil).body == Data("1".utf8))
        await #expect(throws: MockError.self) {
            try await tape.replay.send(tape.request("/find?q=moth&n=2"), to: nil)
        }
    }

    @Test func `a place that a redirect names is played with its secrets masked`() async throws {
        try tape.start()
        let target = URL(string: "http://manga.test:3001/files/\(Self.token)/1")

        try await tape.record(tape.answer(Data("1".utf8)), to: tape.request("/old"), at: target)

        #expect(try !written().contains("eyJ"))
        #expect(try await tape.replay.send(tape.request("/old"), to: nil).body == Data("1".utf8))
    }

    @Test func `a path longer than a system takes is cut, and replays`() async throws {
        try tape.start()
        let path = "/" + Array(repeating: String(repeating: "d", count: 60), count: 80).joined(separator: "/")
        try await tape.record(tape.answer(Data("{\"a\":1}".utf8)), to: tape.request(path))
        try await tape.record(tape.answer(Data("{\"a\":2}".utf8)), to: tape.request(path + "/x"))

        #expect(tape.reports.all == [])
        #expect(try await tape.replay.send(tape.request(path), to: nil).status == 200)
        let other = try await tape.replay.send(tape.request(path + "/x"), to: nil).body
        #expect(String(decoding: other, as: UTF8.self).contains("2"))
    }

    @Test func `stars that were asked for stand for themselves`() async throws {
        try tape.start()
        try await tape.record(tape.answer(Data("{\"a\":1}".utf8)), to: tape.request("/***"))

        #expect(try tape.files == ["%2A%2A%2A/GET.json"])
        #expect(try await tape.replay.send(tape.request("/***"), to: nil).status == 200)
        await #expect(throws: (any Error).self) { try await tape.replay.send(tape.request("/never"), to: nil) }
    }
}
