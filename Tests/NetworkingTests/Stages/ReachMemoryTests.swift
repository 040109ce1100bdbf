import Foundation
import MangaNetworking
import TestSupport
import Testing

/// How often a server is tried that was out of reach a moment ago.
struct ReachMemoryTests {
    private let clock = ManualClock()
    private let request = HTTPRequest(.get, URL(literal: "http://h/x"))
    private let away = TransportError.cannotConnect(server: "h")

    /// How many tries each of `count` calls takes, one after the other.
    private func tries(_ outcomes: [FlakyTransport.Step], count: Int, pause: Duration = .zero) async throws -> [Int] {
        let transport = FlakyTransport(outcomes)
        let memory = ReachMemory(clock: clock)
        let stage = RetryStage(RetryPolicy(), over: transport, clock: clock, jitter: { 1 }, memory: memory)
        var tries: [Int] = []
        for _ in 0..<count {
            let before = transport.count
            _ = try? await stage.send(request, to: nil)
            tries.append(transport.count - before)
            try await clock.sleep(for: pause)
        }
        return tries
    }

    @Test func `once nobody was found in all tries, the next calls are tried once for half a minute`() async throws {
        let soon = try await tries([.failure(away)], count: 3)
        let late = try await tries([.failure(away)], count: 2, pause: .seconds(31))

        #expect(soon == [4, 1, 1])
        #expect(late == [4, 4])
    }

    @Test func `an answer ends that, whatever it is`() async throws {
        let gone = Array(repeating: FlakyTransport.Step.failure(away), count: 4)

        #expect(try await tries(gone + [.status(404), .failure(away)], count: 3) == [4, 1, 4])
    }

    @Test(arguments: [TransportError.connectionLost(server: "h"), .stalled(server: "h", .zero)])
    func `who was found and broke off is tried as often as ever`(error: TransportError) async throws {
        #expect(try await tries([.failure(error)], count: 2) == [4, 4])
    }
}
