import Foundation
import Synchronization

/// For each signal we know, the descriptor that hears of it; -1 for none.
///
/// A handler may only load atomics and call `write`, so this is a global of plain atomics.
struct SignalSlots: ~Copyable, Sendable {
    private let interrupt = Atomic<Int32>(-1)
    private let terminate = Atomic<Int32>(-1)
    private let hangUp = Atomic<Int32>(-1)
    private let resize = Atomic<Int32>(-1)
    private let resume = Atomic<Int32>(-1)
    private let suspend = Atomic<Int32>(-1)
    /// For all that end a process which does not answer them; they go together.
    private let deadly = Atomic<Int32>(-1)

    static let shared = SignalSlots()

    func descriptor(for signal: Int32) -> Int32 {
        switch signal {
        case SIGINT: interrupt.load(ordering: .acquiring)
        case SIGTERM: terminate.load(ordering: .acquiring)
        case SIGHUP: hangUp.load(ordering: .acquiring)
        case SIGWINCH: resize.load(ordering: .acquiring)
        case SIGCONT: resume.load(ordering: .acquiring)
        case SIGTSTP: suspend.load(ordering: .acquiring)
        case SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2: deadly.load(ordering: .acquiring)
        default: -1
        }
    }

    /// Replaces the descriptor for `signal` and returns the one before.
    func exchange(_ descriptor: Int32, for signal: Int32) -> Int32 {
        switch signal {
        case SIGINT: interrupt.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGTERM: terminate.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGHUP: hangUp.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGWINCH: resize.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGCONT: resume.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGTSTP: suspend.exchange(descriptor, ordering: .acquiringAndReleasing)
        case SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2: deadly.exchange(descriptor, ordering: .acquiringAndReleasing)
        default: -1
        }
    }
}
