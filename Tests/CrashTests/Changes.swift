import Synchronization

/// Wakes whoever listens when something has changed.
final class Changes: Sendable {
    private let listener = Mutex<AsyncStream<Void>.Continuation?>(nil)

    /// What changes from now on, for one listener at a time; several changes may come as one.
    func stream() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.listener.withLock { $0 = listener }
        return stream
    }

    func note() {
        _ = listener.withLock { $0 }?.yield()
    }
}
