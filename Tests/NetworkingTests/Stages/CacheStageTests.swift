import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct CacheStageTests {
    private let present = Present()
    private let cache = ResponseCache()
    private let url = URL(literal: "http://h/list")

    @Test func `an answer is good for 300 s`() async throws {
        let wire = Wire { request, visit in request.answer(200, "\(visit)") }
        let first = try await get(wire)
        present.pass(299)
        let second = try await get(wire)
        present.pass(1)
        let third = try await get(wire)

        #expect(first.freshness == .network)
        #expect(second.freshness == .cached(age: .seconds(299)))
        #expect(second.body == first.body)
        #expect(second.tries == 0)
        #expect(third.body == Data("2".utf8))
        #expect(wire.requests.count == 2)
    }

    @Test(
        arguments: [
            (["Cache-Control": "max-age=10"], 9, true), (["Cache-Control": "max-age=10"], 10, false),
            (["Cache-Control": "private, MAX-AGE=\"1000\""], 999, true),
            (["Cache-Control": "max-age=soon"], 0, false), (["Cache-Control": "max-age=-1"], 0, false),
            (["Cache-Control": "max-age=100", "Age": "95"], 4, true),
            (["Cache-Control": "max-age=100", "Age": "95"], 5, false),
            (["Cache-Control": "max-age=100", "Age": "old"], 99, true),
            (["Cache-Control": "no-cache"], 0, false), (["Cache-Control": "no-cache=\"a, b\""], 0, false),
            (["Cache-Control": "no-store"], 0, false), (["Cache-Control": "max-age=10, no-store"], 0, false),
            (["Vary": "*"], 0, false),
            (["Expires": "Fri, 15 Jan 2027 08:00:10 GMT"], 9, true),
            (["Expires": "Fri, 15 Jan 2027 08:00:10 GMT"], 10, false),
            (["Expires": "0"], 0, false), (["Expires": "Thu, 14 Jan 2027 08:00:10 GMT"], 0, false),
            (["Expires": "0", "Cache-Control": "max-age=10"], 9, true),
            // The server's clock is an hour behind: its day counts, and the answer is an hour old.
            (["Date": "Fri, 15 Jan 2027 07:00:00 GMT", "Expires": "Fri, 15 Jan 2027 07:00:10 GMT"], 0, false),
            (["Date": "Fri, 15 Jan 2027 09:00:00 GMT", "Expires": "Fri, 15 Jan 2027 09:00:10 GMT"], 9, true),
        ] as [(HTTPHeaders, Int, Bool)]
    )
    func `an answer says itself how long it is good for`(headers: HTTPHeaders, age: Int, isKept: Bool) async throws {
        let wire = Wire { request, _ in request.answer(200, "1", headers) }
        _ = try await get(wire)
        present.pass(TimeInterval(age))
        _ = try await get(wire)

        #expect(wire.requests.count == (isKept ? 1 : 2))
    }

    @Test(arguments: [201, 203, 204, 206, 301, 400, 404, 500])
    func `only an answer with status 200 is kept`(status: Int) async throws {
        let wire = Wire { request, _ in request.answer(status) }
        _ = try await get(wire)
        _ = try await get(wire)

        #expect(wire.requests.count == 2)
    }

    @Test func `neither is one from where a redirect led`() async throws {
        let wire = Wire { _, _ in HTTPResponse(status: 200, url: URL(literal: "http://h/elsewhere")) }
        _ = try await get(wire)
        _ = try await get(wire)

        #expect(wire.requests.count == 2)
    }

    @Test(
        arguments: [
            [:], ["Range": "bytes=0-"], ["If-None-Match": "\"a\""], ["Cache-Control": "no-store"],
            ["Cache-Control": "no-cache"], ["Cache-Control": "max-age=0"],
        ] as [HTTPHeaders]
    )
    func `a request that wants it so is always sent`(headers: HTTPHeaders) async throws {
        let wire = Wire { request, _ in request.answer(200) }
        _ = try await get(wire)
        present.pass(1)
        _ = try await get(wire, headers, policy: headers == [:] ? .reload : .cached)

        #expect(wire.requests.count == 2)
        #expect(wire.requests.last?.headers == headers)
    }

    @Test func `what goes into a sink is neither read nor kept`() async throws {
        let wire = Wire { request, _ in request.answer(200, "page") }
        let sink = MemorySink()
        var request = HTTPRequest(.get, url)
        request.cachePolicy = .cached
        _ = try await stage(wire).send(request, to: sink)
        _ = try await stage(wire).send(request, to: sink)

        #expect(sink.bytes == Data("pagepage".utf8))
        #expect(cache.count == 0)
    }

    @Test func `an answer is kept for each value of the fields it varies by`() async throws {
        let wire = Wire { request, _ in
            request.answer(200, request.headers["accept-language"] ?? "-", ["Vary": "Accept-Language, X-Other"])
        }
        for language in ["en", "es", nil] {
            let headers: HTTPHeaders = language.map { ["Accept-Language": $0] } ?? [:]
            #expect(try await get(wire, headers).body == Data((language ?? "-").utf8))
            #expect(try await get(wire, headers).body == Data((language ?? "-").utf8))
        }

        #expect(wire.requests.count == 3)
    }

    @Test func `an answer that is too old is asked for by its tag, and good again`() async throws {
        let wire = Wire { request, visit in
            visit == 1
                ? request.answer(
                    200,
                    "1",
                    ["ETag": "\"a\"", "Last-Modified": "then", "X-Count": "1", "Cache-Control": "max-age=5"]
                )
                : request.answer(304, "", ["X-Count": "\(visit)", "Content-Length": "0", "ETag": "\"a\""])
        }
        _ = try await get(wire)
        present.pass(5)
        let second = try await get(wire)
        present.pass(4)
        let third = try await get(wire)
        present.pass(1)
        _ = try await get(wire)

        #expect(wire.requests.map { $0.headers["If-None-Match"] } == [nil, "\"a\"", "\"a\""])
        #expect(wire.requests.map { $0.headers["If-Modified-Since"] } == [nil, "then", "then"])
        #expect(second.status == 200)
        #expect(second.body == Data("1".utf8))
        #expect(second.freshness == .revalidated)
        #expect(second.headers["X-Count"] == "2")
        #expect(second.headers["Content-Length"] == nil)
        #expect(third.freshness == .cached(age: .seconds(4)))
    }

    @Test func `a new answer takes the place of the old`() async throws {
        let wire = Wire { request, visit in request.answer(200, "\(visit)", ["ETag": "\"\(visit)\""]) }
        _ = try await get(wire)
        present.pass(300)
        _ = try await get(wire)
        let third = try await get(wire)

        #expect(third.body == Data("2".utf8))
        #expect(cache.count == 1)
    }

    @Test(arguments: [500, 502, 503, 504])
    func `where a server fails, what is too old stands in`(status: Int) async throws {
        let wire = Wire { request, visit in visit == 1 ? request.answer(200, "1") : request.answer(status) }
        _ = try await get(wire)
        present.pass(4_000)
        let second = try await get(wire)

        #expect(second.body == Data("1".utf8))
        #expect(second.freshness == .stale(age: .seconds(4_000)))
    }

    @Test(arguments: [
        TransportError.cannotConnect(server: "h"), .cannotResolve(server: "h"), .stalled(server: "h", .seconds(1)),
    ])
    func `so it does where a server cannot be reached`(error: TransportError) async throws {
        let wire = Wire { request, visit in
            if visit == 1 { return request.answer(200, "1", ["Cache-Control": "max-age=0"]) }
            throw TriedError(last: error, tries: 4)
        }
        _ = try await get(wire)
        let second = try await get(wire)

        #expect(second.freshness == .stale(age: .zero))
    }

    @Test(arguments: ["must-revalidate, max-age=0", "no-cache", "no-store", "max-age=0, stale-if-error=9"])
    func `unless the answer forbids it`(control: String) async throws {
        let error = TriedError(last: .cannotConnect(server: "h"), tries: 4)
        let wire = Wire { request, visit in
            if visit == 1 { return request.answer(200, "1", ["Cache-Control": control]) }
            throw error
        }
        _ = try await get(wire)
        present.pass(10)

        await #expect(throws: error) { try await get(wire) }
    }

    @Test func `a server that cannot prove who it is gets no stand-in`() async throws {
        let error = TriedError(last: .tls(server: "h", reason: "x"), tries: 1)
        let wire = Wire { request, visit in
            if visit == 1 { return request.answer(200, "1", ["Cache-Control": "max-age=0"]) }
            throw error
        }
        _ = try await get(wire)

        await #expect(throws: error) { try await get(wire) }
    }

    @Test func `what is gone is forgotten`() async throws {
        let wire = Wire { request, visit in
            request.answer(visit == 1 ? 200 : visit == 2 ? 404 : 503, "", ["Cache-Control": "max-age=0"])
        }
        _ = try await get(wire)
        _ = try await get(wire)

        #expect(try await get(wire).status == 503)
    }

    @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
    func `a change empties the cache`(method: HTTPMethod) async throws {
        let wire = Wire { request, _ in request.answer(200) }
        _ = try await get(wire)
        _ = try await stage(wire).send(HTTPRequest(method, URL(literal: "http://h/other")), to: nil)
        _ = try await get(wire)

        #expect(wire.requests.count == 3)
    }

    @Test func `a change whose answer is lost does too, and one that is refused does not`() async throws {
        let wire = Wire { request, visit in
            if visit == 4 { throw TransportError.connectionLost(server: "h") }
            return request.answer(request.method == .get ? 200 : 409)
        }
        let change = HTTPRequest(.delete, url)
        _ = try await get(wire)
        _ = try await stage(wire).send(change, to: nil)
        _ = try await get(wire)
        #expect(wire.requests.count == 2)
        _ = try await stage(wire).send(change, to: nil)
        await #expect(throws: TransportError.self) { try await stage(wire).send(change, to: nil) }
        _ = try await get(wire)

        #expect(wire.requests.count == 5)
    }

    @Test func `what was asked for before the cache was emptied is not kept`() async throws {
        let gate = Gate()
        let wire = Wire { request, _ in
            await gate.opened()
            return request.answer(200)
        }
        async let answer = get(wire)
        await wire.waitForRequests(1)
        cache.removeAll()
        gate.open()
        _ = try await answer

        #expect(cache.count == 0)
    }

    @Test func `what was not used for the longest time goes first`() async throws {
        let cache = ResponseCache(.init(count: 2))
        let wire = Wire { request, _ in request.answer(200) }
        let stage = CacheStage(cache, over: wire, now: { present.now })
        for path in ["a", "b", "a", "c", "a", "b"] {
            var request = HTTPRequest(.get, URL(literal: "http://h/\(path)"))
            request.cachePolicy = .cached
            _ = try await stage.send(request, to: nil)
        }

        #expect(wire.requests.map(\.url.lastPathComponent) == ["a", "b", "c", "b"])
    }

    @Test func `large answers are not kept, and many do not take more than their share`() async throws {
        let cache = ResponseCache(.init(bytes: 5_000, bytesOfOne: 2_000))
        let wire = Wire { request, _ in
            request.answer(200, String(repeating: "x", count: Int(request.url.lastPathComponent) ?? 0))
        }
        let stage = CacheStage(cache, over: wire, now: { present.now })
        for size in [2_001, 1_500, 1_501, 1_502] {
            var request = HTTPRequest(.get, URL(literal: "http://h/\(size)"))
            request.cachePolicy = .cached
            _ = try await stage.send(request, to: nil)
        }

        #expect(cache.count == 2)
    }

    @Test func `a cache that is idle answers nothing, so that each answer is asked for`() async throws {
        let cache = ResponseCache(isIdle: { true })
        let wire = Wire { request, _ in request.answer(200) }
        let stage = CacheStage(cache, over: wire, now: { present.now })
        var request = HTTPRequest(.get, URL(literal: "http://h/a"))
        request.cachePolicy = .cached
        for _ in 0..<2 { _ = try await stage.send(request, to: nil) }

        #expect(wire.requests.count == 2)
        #expect(wire.requests.last?.headers["If-None-Match"] == nil)
    }

    @Test func `an environment that wants no cache has none`() {
        var config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")
        #expect(ResponseCache(config) != nil)
        config.cacheEnabled = false
        #expect(ResponseCache(config) == nil)
    }

    private func stage(_ transport: any HTTPTransport) -> CacheStage {
        CacheStage(cache, over: transport, now: { [present] in present.now })
    }

    private func get(
        _ transport: any HTTPTransport,
        _ headers: HTTPHeaders = [:],
        policy: HTTPRequest.CachePolicy = .cached
    ) async throws -> HTTPResponse {
        var request = HTTPRequest(.get, url, headers: headers)
        request.cachePolicy = policy
        return try await stage(transport).send(request, to: nil)
    }
}
