import Foundation
import MangaNetworking
import Testing

struct TransferClockTests {
    private let start = ContinuousClock.now
    private let request: HTTPRequest

    init() {
        var request = HTTPRequest(.get, URL(filePath: "/"))
        request.stallTimeout = .seconds(30)
        request.totalTimeout = .seconds(300)
        self.request = request
    }

    /// What fails after so many seconds of a transfer whose bytes came at `bytes`.
    private func failure(_ seconds: Double, bytes: [Double]) -> TransportError? {
        var clock = TransferClock(request, start: start)
        for byte in bytes { clock.touch(at: start.advanced(by: .seconds(byte))) }
        return clock.failure(at: start.advanced(by: .seconds(seconds)), server: "h")
    }

    @Test func `thirty seconds without a byte are too long`() {
        #expect(failure(29.9, bytes: [0]) == nil)
        #expect(failure(30, bytes: [0]) == .stalled(server: "h", .seconds(30)))
        #expect(failure(49.9, bytes: [0, 20]) == nil)
        #expect(failure(50, bytes: [0, 20]) == .stalled(server: "h", .seconds(30)))
    }

    @Test func `five minutes in all are too long, though a byte comes every second`() {
        let drops = (0..<300).map(Double.init)

        #expect(failure(299.9, bytes: drops) == nil)
        #expect(failure(300, bytes: drops) == .totalTimeout(server: "h", .seconds(300)))
    }

    @Test func `before there is a connection only the total counts`() {
        #expect(failure(299, bytes: []) == nil)
        #expect(failure(300, bytes: []) == .totalTimeout(server: "h", .seconds(300)))
    }

    @Test func `nobody looks before there can be something to see`() {
        var clock = TransferClock(request, start: start)
        #expect(clock.nextDeadline == start.advanced(by: .seconds(300)))

        clock.touch(at: start.advanced(by: .seconds(5)))
        #expect(clock.nextDeadline == start.advanced(by: .seconds(35)))

        clock.touch(at: start.advanced(by: .seconds(280)))
        #expect(clock.nextDeadline == start.advanced(by: .seconds(300)))
    }
}
