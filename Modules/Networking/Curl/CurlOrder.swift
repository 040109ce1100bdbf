import Synchronization

/// A request on its way to the loop's thread, and the caller who waits for its end.
struct CurlOrder: Sendable {
    /// Set by the task's cancellation handler, which may run before the order is even posted.
    final class Cancellation: Sendable {
        private let flag = Atomic(false)

        var isSet: Bool { flag.load(ordering: .acquiring) }

        func set() {
            flag.store(true, ordering: .releasing)
        }
    }

    let request: HTTPRequest
    let sink: (any BodySink)?
    let cancellation: Cancellation
    let caller: CheckedContinuation<HTTPResponse, any Error>
}
