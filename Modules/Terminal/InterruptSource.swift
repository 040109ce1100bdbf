import Foundation
import Synchronization

/// Turns SIGINT and SIGTERM into values for as long as it lives, so that neither kills the process.
///
/// A shell keeps one for its whole life. Around a command it reads `interrupts()` and cancels the command's task; a
/// signal that nobody waits for is dropped. While a line editor waits for a key, the editor hears the signals instead.
public final class InterruptSource: Sendable {
    private let pipe = WakePipe()
    private let listeners = InterruptListeners()
    private let route: Mutex<SignalRoute?>

    public init() {
        route = Mutex(SignalRoute([SIGINT, SIGTERM], to: pipe))
        let thread = Thread { [pipe, listeners] in
            while Self.forward(from: pipe, to: listeners) {}
        }
        thread.name = "signals"
        thread.start()
    }

    deinit {
        stop()
    }

    /// The signals from now on, until the caller stops reading or the source stops.
    ///
    /// Every call gives a stream of its own.
    public func interrupts() -> AsyncStream<Interrupt> {
        listeners.add()
    }

    /// Restores what the signals did before, and ends all streams.
    public func stop() {
        route.withLock { route in
            route?.restore()
            route = nil
        }
        listeners.finish()
        pipe.wake()
    }

    /// Waits for signals and passes them on; false when the source has stopped.
    private static func forward(from pipe: WakePipe, to listeners: InterruptListeners) -> Bool {
        guard pipe.reader >= 0, Descriptor.readable([pipe.reader], within: -1).contains(pipe.reader) else {
            return pipe.reader >= 0 && errno == EINTR
        }
        let signals = pipe.drain()
        for signal in signals where signal != 0 {
            listeners.send(Int32(signal) == SIGTERM ? .terminate : .interrupt)
        }
        return !signals.contains(0)
    }
}
