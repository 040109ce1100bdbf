import Foundation
import Testing

@testable import MangaNetworking

struct GatheringTests {
    private let start = ContinuousClock.now

    /// The mark some milliseconds after bytes came that left `left` to come.
    private func mark(left: Int?, isEncrypted: Bool = false, after milliseconds: Int = 0) -> Int {
        var gathering = Gathering(isEncrypted: isEncrypted)
        gathering.note(left: left, at: start)
        return gathering.mark(at: start.advanced(by: .milliseconds(milliseconds)))
    }

    @Test func `bytes that flow are taken in portions, and the last one as it is`() {
        #expect(
            [1_000_000, 65_537, 65_536, 65_535, 1, 0, -1].map { mark(left: $0) } == [
                65_536, 65_536, 65_536, 65_535, 1, 1, 1,
            ]
        )
        #expect(mark(left: nil) == 1)
    }

    @Test func `what TLS may hold back is not waited for`() {
        #expect([98_304, 98_303, 20_000, 0].map { mark(left: $0, isEncrypted: true) } == [65_536, 1, 1, 1])
    }

    @Test func `where they stop to flow each counts`() {
        #expect([0, 99, 100, 5000].map { mark(left: 1_000_000, after: $0) } == [65_536, 65_536, 1, 1])
    }
}
