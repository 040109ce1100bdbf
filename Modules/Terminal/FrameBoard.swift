import MangaText
import Synchronization

/// Where any task leaves the next picture of a whole screen.
final class FrameBoard: Sendable {
    private struct State {
        var frame: [StyledLine]?
        var isStopped = false
    }

    private let state = Mutex(State())
    let pipe = WakePipe()

    func put(_ frame: [StyledLine]) {
        state.withLock { $0.frame = frame }
        pipe.wake()
    }

    /// The picture that was put there last, once.
    func take() -> [StyledLine]? {
        state.withLock { state in
            defer { state.frame = nil }
            return state.frame
        }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
        pipe.wake()
    }

    var isStopped: Bool { state.withLock { $0.isStopped } }
}
