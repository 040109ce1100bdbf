import Foundation
import Testing

@testable import MangaTerminal

/// Tests that hear signals run one after the other: a process has one handler for each.
@Suite(.serialized)
enum SignalTests {
    /// What a handler does for `signal`, without the risk that a real one ends the tests.
    static func deliver(_ signal: Int32) {
        var byte = UInt8(signal)
        _ = write(SignalSlots.shared.descriptor(for: signal), &byte, 1)
    }
}
