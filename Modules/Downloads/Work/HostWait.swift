import Synchronization

/// One page's waiting for its host, which ends once, however often that is said.
final class HostWait: Sendable {
    private let meter: JobMeter
    private let hasEnded = Atomic(false)

    /// Begins now.
    init(_ meter: JobMeter) {
        self.meter = meter
        meter.change { $0.begin(at: $1) }
    }

    func end() {
        guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
        meter.change { $0.end(at: $1) }
    }
}
