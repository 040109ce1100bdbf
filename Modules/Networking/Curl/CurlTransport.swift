public import Foundation

/// Sends requests with libcurl, all of them on one thread of its own.
///
/// The thread and libcurl itself start with the first request. Connections are kept alive and shared by all requests;
/// cookies are not kept. `shutdown` must be awaited before the process exits, since OpenSSL's clean-up at exit and
/// a thread that still closes TLS connections do not go together; after it, `send` throws `CancellationError`.
public final class CurlTransport: HTTPTransport {
    public let keepsLines = true

    private let mailbox = CurlMailbox()
    private let connectionsPerHost: Int
    private let proxies: ProxyVariables

    /// `connectionsPerHost` bounds what runs at once against one server; further requests wait for a connection.
    ///
    /// Of `variables`, requests that name no proxy of their own go by `http_proxy`, `https_proxy`, `all_proxy` and
    /// `no_proxy`, as curl's do; those to this machine's loopback never.
    public init(
        connectionsPerHost: Int = 16,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.connectionsPerHost = connectionsPerHost
        proxies = ProxyVariables(variables)
    }

    deinit {
        mailbox.stop()
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        try Task.checkCancellation()
        try request.validate()
        let cancellation = CurlOrder.Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { caller in
                post(CurlOrder(request: request, sink: sink, cancellation: cancellation, caller: caller))
            }
        } onCancel: {
            cancellation.set()
            mailbox.wake()
        }
    }

    public func shutdown() async {
        mailbox.stop()
        await mailbox.untilEnded()
    }

    private func post(_ order: CurlOrder) {
        do {
            guard try mailbox.post(order, start: startLoop) else { throw CancellationError() }
        } catch {
            order.caller.resume(throwing: error)
        }
    }

    private func startLoop() throws -> CurlMulti {
        guard let multi = CurlMulti(connectionsPerHost: connectionsPerHost) else { throw TransportError.noMemory("") }
        Thread.detachNewThread { [mailbox, proxies] in
            CurlLoop(multi: multi, mailbox: mailbox, proxies: proxies).run()
        }
        return multi
    }
}
