import Foundation
import MangaAyanTech
import MangaNetworking
import Synchronization
import TestSupport
import Testing

#if canImport(Combine)
import Combine
#endif

struct PublisherTests {
    /// What a subscription delivers, as text.
    private final class Received: Sendable {
        private let state = Mutex((texts: [String](), gates: [(Int, Gate)]()))

        var texts: [String] { state.withLock { $0.texts } }

        func add(_ text: String) {
            let open = state.withLock { state in
                state.texts.append(text)
                return state.gates.filter { $0.0 <= state.texts.count }.map(\.1)
            }
            for gate in open { gate.open() }
        }

        /// Returns when `count` texts are there.
        func wait(for count: Int) async {
            let gate = Gate()
            let isThere = state.withLock { state in
                state.gates.append((count, gate))
                return state.texts.count >= count
            }
            if !isThere { await gate.opened() }
        }
    }

    private func subscribe<Value>(
        _ publisher: AnyPublisher<Value, ATErrorV2>,
        _ received: Received,
        onValue: @escaping @Sendable () -> Void = {}
    ) -> AnyCancellable {
        publisher.sink(
            receiveCompletion: { completion in
                switch completion {
                case .finished: received.add("finished")
                case .failure(let error): received.add("\(error.errorType)")
                }
            },
            receiveValue: { value in
                received.add("\(value)")
                onValue()
            }
        )
    }

    private static let seven = #"{"Status": {"Code": "G00000"}, "Parameters": 7}"#

    @Test(arguments: Service.allCases)
    func `a publisher delivers one value and ends`(service: Service) async throws {
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            var cancellables: Set<AnyCancellable> = []

            subscribe(ATRequestV2(url: url, client: client).valuePublisher(as: Int.self), received)
                .store(in: &cancellables)
            await received.wait(for: 2)

            #expect(received.texts == ["7", "finished"])
            #expect(cancellables.count == 1)
        }
    }

    @Test(arguments: Service.allCases)
    func `a response publisher delivers the whole answer`(service: Service) async throws {
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            let publisher = ATRequestV2(url: url, client: client).responsePublisher(as: Int.self)

            let subscription = publisher.sink(
                receiveCompletion: { _ in received.add("end") },
                receiveValue: { received.add("\($0.value) \($0.httpStatusCode) \($0.status.code ?? "")") }
            )
            await received.wait(for: 2)

            #expect(received.texts == ["7 200 G00000", "end"])
            subscription.cancel()
        }
    }

    @Test(arguments: Service.allCases)
    func `a publisher delivers one failure`(service: Service) async throws {
        try await service.answering("", status: 500) { url, client in
            let received = Received()

            let subscription = subscribe(ATRequestV2(url: url, client: client).valuePublisher(as: Int.self), received)
            await received.wait(for: 1)

            #expect(received.texts == ["httpError"])
            subscription.cancel()
        }
    }

    @Test func `an invalid request fails before sink returns`() {
        let received = Received()
        let client = ATClient(transport: ScriptedTransport())

        let subscription = subscribe(ATRequestV2(url: "", client: client).valuePublisher(as: Int.self), received)

        #expect(received.texts == ["invalidRequest"])
        subscription.cancel()
    }

    @Test func `each subscription sends the request, and nothing is sent without one`() async throws {
        let answer = HTTPResponse(status: 200, body: Data(Self.seven.utf8), url: URL(filePath: "/"))
        let transport = ScriptedTransport(answer, answer)
        let publisher = ATRequestV2(url: "https://service.test", client: ATClient(transport: transport))
            .valuePublisher(as: Int.self)
        #expect(transport.requests.isEmpty)

        let received = Received()
        let first = subscribe(publisher, received)
        let second = subscribe(publisher, received)
        await received.wait(for: 4)

        #expect(transport.requests.count == 2)
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a subscription that nobody keeps is over`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])
        let received = Received()

        var kept: AnyCancellable? = subscribe(
            ATRequestV2(url: server.address, client: ATClient(transport: transport)).valuePublisher(as: Int.self),
            received
        )
        await server.waitForRequests()
        withExtendedLifetime(kept) {}
        kept = nil

        await server.waitForClosedConnections()
        #expect(received.texts == [])
        await transport.shutdown()
    }

    @Test(arguments: Service.allCases)
    func `cancelled while the service works, nothing comes, and nothing is logged`(service: Service) async throws {
        try await service.holding { url, client, reached in
            let (received, logger) = (Received(), RecordingLogger())
            let logged = ATClient(transport: client.transport, logger: logger)

            let subscription = subscribe(ATRequestV2(url: url, client: logged).valuePublisher(as: Int.self), received)
            await reached.opened()
            subscription.cancel()
            for _ in 0..<1000 { await Task.yield() }

            #expect(received.texts == [])
            #expect(logger.lines.count == 1)
        }
    }

    @Test func `cancelled at once, nothing comes`() async throws {
        let transport = HeldTransport()
        let received = Received()

        let subscription = subscribe(
            ATRequestV2(url: "https://service.test", client: ATClient(transport: transport))
                .valuePublisher(as: Int.self),
            received
        )
        subscription.cancel()
        subscription.cancel()
        transport.gate.open()
        // The work goes on to its end, which nobody hears.
        for _ in 0..<1000 { await Task.yield() }

        #expect(received.texts == [])
    }

    #if !canImport(Combine)
    // Combine does not say that a subscription may be cancelled where its value comes.
    @Test(arguments: Service.allCases)
    func `cancelled with its value, no end comes`(service: Service) async throws {
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            let kept = Mutex<AnyCancellable?>(nil)
            let isKept = Gate()

            let subscription = ATRequestV2(url: url, client: client).valuePublisher(as: Int.self).sink(
                receiveCompletion: { _ in received.add("end") },
                receiveValue: { value in
                    isKept.wait()
                    kept.withLock { $0 }?.cancel()
                    received.add("\(value)")
                }
            )
            kept.withLock { $0 = subscription }
            isKept.open()
            await received.wait(for: 1)

            #expect(received.texts == ["7"])
        }
    }
    #endif

    @Test(arguments: Service.allCases)
    func `cancelled after the end, nothing happens`(service: Service) async throws {
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            let subscription = subscribe(ATRequestV2(url: url, client: client).valuePublisher(as: Int.self), received)
            await received.wait(for: 2)

            subscription.cancel()

            #expect(received.texts == ["7", "finished"])
        }
    }

    @Test(arguments: Service.allCases)
    func `cancelled before it is sent, nothing comes`(service: Service) async throws {
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            let request = ATRequestV2(url: url, client: client)

            for _ in 0..<50 { subscribe(request.valuePublisher(as: Int.self), received).cancel() }
            // What was cancelled is over when one that came after it is.
            let last = Received()
            let kept = subscribe(request.valuePublisher(as: Int.self), last)
            await last.wait(for: 2)

            #expect(received.texts == [])
            #expect(last.texts == ["7", "finished"])
            withExtendedLifetime(kept) {}
        }
    }

    /// Counts those of its objects that are alive.
    private final class Census: Sendable {
        final class Member: Sendable {
            private let census: Census

            init(_ census: Census) {
                self.census = census
                census.count.withLock { $0 += 1 }
            }

            deinit { census.count.withLock { $0 -= 1 } }
        }

        let count = Mutex(0)

        var living: Int { count.withLock { $0 } }
    }

    @Test(arguments: Service.allCases, [false, true])
    func `a thousand at once all end, and nothing is left of them`(service: Service, isCancelled: Bool) async throws {
        let census = Census()
        try await service.answering(Self.seven) { url, client in
            let received = Received()
            var cancellables: Set<AnyCancellable> = []
            for _ in 0..<1000 {
                let member = Census.Member(census)
                subscribe(
                    ATRequestV2(url: url, client: client).valuePublisher(as: Int.self),
                    received,
                    onValue: { withExtendedLifetime(member) {} }
                )
                .store(in: &cancellables)
            }
            #expect(cancellables.count == 1000)
            if !isCancelled {
                await received.wait(for: 2000)
                #expect(received.texts.count { $0 == "7" } == 1000)
                #expect(received.texts.count { $0 == "finished" } == 1000)
            }
            cancellables = []
        }
        // The last task lets go of what it held a moment after its end was heard.
        while census.living > 0 { await Task.yield() }
        #expect(census.living == 0)
    }
}

/// A transport that answers nobody before its gate is open.
private final class HeldTransport: HTTPTransport {
    let gate = Gate()

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        await gate.opened()
        return HTTPResponse(status: 200, url: request.url)
    }

    func shutdown() async {}
}
