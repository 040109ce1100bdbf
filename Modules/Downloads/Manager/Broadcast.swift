import Foundation

/// One sender, any number of streams.
@MainActor
final class Broadcast {
    private var listeners: [UUID: AsyncStream<DownloadEvent>.Continuation] = [:]

    nonisolated init() {}

    /// What is sent from now on.
    func stream() -> AsyncStream<DownloadEvent> {
        let (stream, listener) = AsyncStream.makeStream(of: DownloadEvent.self)
        listeners[UUID()] = listener
        return stream
    }

    func send(_ event: DownloadEvent) {
        for (id, listener) in listeners {
            if case .terminated = listener.yield(event) { listeners[id] = nil }
        }
    }

    /// Ends every stream.
    func finish() {
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }
}
