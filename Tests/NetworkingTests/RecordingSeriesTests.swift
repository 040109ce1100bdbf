import Foundation
import MangaLocalization
import MangaNetworking
import TestSupport
import Testing

/// What becomes of answers to the same request that are not the same.
struct RecordingSeriesTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    private func record(_ texts: String...) async throws {
        for text in texts { try await tape.record(tape.answer(Data(text.utf8)), to: tape.request("/a")) }
    }

    /// The answers to as many requests.
    private func replayed(_ count: Int) async throws -> [String] {
        let replay = tape.replay
        var texts: [String] = []
        for _ in 0..<count {
            texts.append(String(decoding: try await replay.send(tape.request("/a"), to: nil).body, as: UTF8.self))
        }
        return texts
    }

    @Test func `another answer gets a file of its own, and each comes as often as it did`() async throws {
        try tape.start()

        try await record("1", "1", "1", "2", "1", "1")

        #expect(try tape.files == ["a/GET#2.json", "a/GET#3.json", "a/GET.json"])
        #expect(try await replayed(8) == ["1", "1", "1", "2", "1", "1", "1", "1"])
        #expect(tape.recorder.progress?.count == 3)
        #expect(tape.reports.all == [])
    }

    @Test func `another status is another answer, another date is none`() async throws {
        try tape.start()

        for (status, date) in [(200, "1"), (200, "2"), (404, "3")] {
            let answer = tape.answer(Data("1".utf8), status: status, headers: ["Date": date, "X-Request-Id": date])
            try await tape.record(answer, to: tape.request("/a"))
        }

        #expect(try tape.files == ["a/GET#2.json", "a/GET.json"])
    }

    @Test func `a new recording in the same folder begins anew`() async throws {
        try tape.start()
        for text in ["x", "y", "z"] {
            try await tape.record(tape.answer(Data(text.utf8), type: "text/plain"), to: tape.request("/a"))
        }
        #expect(try tape.files.count == 6)

        try tape.start()
        try await record("4", "5")

        #expect(try tape.files == ["a/GET#2.json", "a/GET.json"])
        #expect(try await replayed(3) == ["4", "5", "5"])
        #expect(tape.recorder.progress?.count == 2)
    }

    @Test func `what one call tries again is one answer, the last`() async throws {
        try tape.start()
        var asked = tape.request("/a")
        asked.id = "call-1"
        for (status, token) in [(503, "old-token"), (401, "old-token"), (200, "new-token")] {
            asked.headers["Authorization"] = "Bearer \(token)"
            try await tape.record(tape.answer(Data("\(status)".utf8), status: status), to: asked)
        }

        #expect(try tape.files == ["a/GET.json"])
        #expect(try await tape.replay.send(tape.request("/a"), to: nil).status == 200)
        #expect(tape.recorder.progress?.count == 1)
        #expect(tape.reports.all == [])
    }

    @Test func `a redirect that leads elsewhere the next time is followed there`() async throws {
        try tape.start()
        for place in ["/b", "/c"] {
            let url = URL(string: tape.server.absoluteString + place)
            try await tape.record(tape.answer(Data("\"\(place)\"".utf8)), to: tape.request("/a"), at: url)
        }

        #expect(try tape.files.filter { $0.hasPrefix("a/") } == ["a/GET#2.json", "a/GET.json"])
        #expect(try await replayed(2) == ["\"/b\"", "\"/c\""])
    }

    private func ask(_ token: String, _ name: String, status: Int = 200) async throws {
        let body = Data(#"{"Token": "\#(token)", "n": 1}"#.utf8)
        var request = tape.request("/call?token=\(token)", .post, body: body)
        request.headers["Authorization"] = "Bearer \(token)"
        try await tape.record(tape.answer(Data(#"{"name": "\#(name)"}"#.utf8), status: status), to: request)
    }

    @Test func `only a secret told two answers apart: both are kept, and that is told`() async throws {
        try tape.start()

        try await ask("a", "Ada")
        try await ask("b", "Ada")
        #expect(tape.reports.all == [])
        try await ask("c", "Eve")

        let first = try #require(tape.files.last)
        let second = "\(tape.path)/\(first.dropLast(".json".count))#2.json"
        #expect(
            tape.reports.all == [
                .ambiguous(
                    request: "POST http://manga.test:3001/call?token=***",
                    path: second,
                    RequestDifference(hasOtherSecrets: true)
                )
            ]
        )
        #expect(try tape.files.count == 2)
        #expect(tape.recorder.progress?.count == 2)
    }

    @Test(arguments: [(200, 401), (401, 200), (200, 403)])
    func `that is told of a refusal, too`(first: Int, second: Int) async throws {
        try tape.start()

        try await ask("a", "Ada", status: first)
        try await ask("b", "Ada", status: second)

        #expect(tape.reports.all.count == 1)
    }

    @Test func `what told two answers apart is told as it is`() async throws {
        try tape.start()
        func ask(_ path: String, _ headers: HTTPHeaders, _ body: String, _ answer: String) async throws {
            var request = tape.request(path, .post, body: Data(body.utf8))
            request.headers = headers
            try await tape.record(tape.answer(Data(answer.utf8)), to: request)
        }

        try await ask("/a", ["Accept": "text/html"], "{}", "1")
        try await ask("/a", ["Accept": "image/png", "X-B": "1"], "{}", "2")
        try await ask("/b", [:], #"{"a":1}"#, "1")
        try await ask("/b", [:], #"{ "a": 1 }"#, "2")
        try await ask("/c", ["Accept": "a/b", "Cookie": "sid=1"], #"{"token": "a"}"#, "1")
        try await ask("/c", ["Accept": "c/d", "Cookie": "sid=2"], #"{"token": "b"}"#, "2")

        #expect(
            tape.reports.all.map(\.difference) == [
                RequestDifference(headers: ["accept", "x-b"]), RequestDifference(isSpelledOtherwise: true),
                RequestDifference(hasOtherSecrets: true, headers: ["accept"]),
            ]
        )
        #expect(
            tape.reports.all.first?.message.text(in: .english).contains("only one of the headers accept, x-b tells")
                == true
        )
    }

    @Test func `a call that was tried again in vain is one answer, with its tries, when it is played`() async throws {
        try tape.start()
        var asked = tape.request("/a")
        asked.id = "call-1"
        for attempt in 1...3 {
            asked.attempt = attempt
            try await tape.record(tape.answer(Data("busy".utf8), status: 503), to: asked)
        }
        asked.id = "call-2"
        asked.attempt = 1
        try await tape.record(tape.answer(Data("1".utf8)), to: asked)
        let replay = RetryStage(RetryPolicy(retries: 9), over: tape.replay)

        let (first, second) = (
            try await replay.send(tape.request("/a"), to: nil), try await replay.send(tape.request("/a"), to: nil)
        )

        #expect(first.status == 503)
        #expect(first.tries == 3)
        #expect(second.status == 200)
        #expect(second.tries == 1)
    }
}

extension RecordError {
    fileprivate var difference: RequestDifference? {
        if case .ambiguous(_, _, let difference) = self { difference } else { nil }
    }
}
