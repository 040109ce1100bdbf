public import Foundation
public import MangaNetworking

/// Sends requests with Foundation's `URLSession`, for tools that want it.
///
/// Neither cookies nor answers are kept, redirects are followed and timeouts kept as `CurlTransport` does both. What
/// `URLSession` cannot do is refused with `TransportError.invalidRequest`: a proxy of the request's own, a CA file,
/// unchecked certificates, the date a certificate ends, a body with GET, an answer to a Digest challenge. What it does
/// not tell stays out: connecting counts towards the time without a byte, and over TLS HTTP/2 is spoken wherever it is
/// offered. `shutdown` must be awaited; after it, `send` throws `CancellationError`.
///
/// One flaw of Foundation (6.3.1) cannot be kept away from here: a server that redirects to an IPv6 address without a
/// scheme (`Location: //[::1]/`) ends the process.
public final class URLSessionTransport: HTTPTransport {
    private let pool = SessionPool()
    private let stage: LimitStage

    /// `connectionsPerHost` bounds what runs at once against one server; further requests wait before their time runs.
    ///
    /// Of `variables`, which must be the process's own, `URLSession` goes by `http_proxy`, `https_proxy`, `all_proxy`
    /// and `no_proxy`; requests to this machine's loopback that would pass a proxy are refused.
    public init(
        connectionsPerHost: Int = 16,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let hops = SessionHops(pool: pool, support: SessionSupport(proxies: ProxyVariables(variables)))
        stage = LimitStage(HostLimiter(atOnce: connectionsPerHost), longestPause: .zero, over: hops)
    }

    deinit {
        pool.abandon()
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        try Task.checkCancellation()
        try request.validate()
        return try await stage.send(request.withoutUserInURL, to: sink)
    }

    public func shutdown() async {
        await pool.shutdown()
    }
}
