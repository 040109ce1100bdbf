import Foundation

/// Bytes per second, smoothed: what was fast or slow a while ago counts less and less.
///
/// An exponential average whose weight halves every `halfLife`, so that the figure neither jumps with each packet nor
/// remembers a bad line for long.
package struct Speedometer: Hashable, Sendable {
    package static let halfLife = 5.0

    /// nil before anything was measured.
    package private(set) var bytesPerSecond: Double?
    private var last: (bytes: Int, time: Double)

    /// Starts at `bytes`; times are seconds from any origin.
    package init(bytes: Int = 0, at time: Double) {
        last = (bytes, time)
    }

    /// Takes the count of all bytes so far; looks less than a tenth of a second after the last one wait for the next.
    package mutating func read(_ bytes: Int, at time: Double) {
        let elapsed = time - last.time
        guard elapsed >= 0.1 else { return }
        // What waits for its turn is not slow: it is measured from its first byte on.
        guard bytesPerSecond != nil || bytes != last.bytes else {
            last.time = time
            return
        }
        let rate = Double(max(0, bytes - last.bytes)) / elapsed
        last = (bytes, time)
        guard let before = bytesPerSecond else {
            bytesPerSecond = rate
            return
        }
        let weight = exp2(-elapsed / Speedometer.halfLife)
        bytesPerSecond = before * weight + rate * (1 - weight)
    }

    /// Until `bytes` more have come; nil where nothing moves or nothing is known.
    package func time(for bytes: Int?) -> Duration? {
        guard let bytes, let bytesPerSecond, bytesPerSecond >= 1 else { return nil }
        return .seconds(min(Double(max(0, bytes)) / bytesPerSecond, 365 * 86_400))
    }

    package static func == (one: Speedometer, other: Speedometer) -> Bool {
        one.bytesPerSecond == other.bytesPerSecond && one.last == other.last
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytesPerSecond)
    }
}
