import Foundation
import Synchronization

/// How often each host has answered, so that a page can be told from a host that is down.
///
/// A host that takes a connection and closes it without a byte, says nothing until the patience is over, or has a
/// gateway say 502, 503 or 504 for it, has not answered.
final class HostVoices: Sendable {
    private let counts: Mutex<[PagePlaces.Owner: Int]>

    init() {
        counts = Mutex([:])
    }

    private init(_ other: HostVoices) {
        counts = Mutex(other.counts.withLock(\.self))
    }

    /// As they are now.
    func copy() -> HostVoices {
        HostVoices(self)
    }

    func note(_ url: URL) {
        counts.withLock { $0[PagePlaces.Owner(host: url), default: 0] += 1 }
    }

    func count(of url: URL) -> Int {
        counts.withLock { $0[PagePlaces.Owner(host: url)] ?? 0 }
    }
}
