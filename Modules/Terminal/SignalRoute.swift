import Foundation

/// Signals that become bytes in a pipe, until the route is restored.
///
/// Routes nest: restore the inner one first.
struct SignalRoute {
    private struct Saved {
        let signal: Int32
        let descriptor: Int32
        /// Whole, since handlers of the runtime take more than a number.
        let action: sigaction
    }

    private let saved: [Saved]

    init(_ signals: [Int32], to pipe: WakePipe) {
        saved = signals.map { number in
            let descriptor = SignalSlots.shared.exchange(pipe.writer, for: number)
            var action = sigaction()
            sigaction(number, nil, &action)
            signal(number) { SignalRoute.forward($0) }
            return Saved(signal: number, descriptor: descriptor, action: action)
        }
    }

    /// Puts the earlier handlers and routes back.
    func restore() {
        for route in saved.reversed() {
            var action = route.action
            sigaction(route.signal, &action, nil)
            _ = SignalSlots.shared.exchange(route.descriptor, for: route.signal)
        }
    }

    /// Runs inside a signal handler, where only async-signal-safe calls are allowed (signal-safety(7)).
    private static func forward(_ signal: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(SignalSlots.shared.descriptor(for: signal), &byte, 1)
        errno = error
    }
}
