/// Why a request got no answer.
///
/// `server` is the host, with the port where the address names one.
public enum TransportError: Error, Hashable, Sendable {
    case cannotResolve(server: String)
    case cannotConnect(server: String)
    case connectTimeout(server: String, Duration)
    /// Connected, but no byte moved for as long as `HTTPRequest.stallTimeout`.
    case stalled(server: String, Duration)
    case totalTimeout(server: String, Duration)
    /// Closed or reset before an answer began, or in a way that leaves open how much is missing.
    case connectionLost(server: String)
    /// The body ended early; sizes in bytes as sent, `expected` nil where the server never said.
    case truncated(server: String, expected: Int?, got: Int)
    case tls(server: String, reason: String)
    case certificate(server: String, CertificateFlaw)
    /// `HTTPRequest.Connection.caFile` cannot be read, or (no error number) has no certificate in it.
    case caFile(String, errno: Int32?)
    /// The proxy, by host and port.
    case proxy(String, ProxyFailure)
    /// Not the address of a proxy; without its password.
    case badProxy(String)
    case tooManyRedirects(server: String, limit: Int)
    /// A redirect to `target`, which was asked before.
    case redirectLoop(server: String, target: String)
    /// A redirect from https to http, or to something that is neither.
    case unsafeRedirect(server: String, target: String)
    /// What came back is not HTTP, or is HTTP beyond all measure.
    case garbled(server: String)
    /// The body is packed in a way that is not known here, or is damaged; `coding` is its `Content-Encoding`.
    case undecodable(server: String, coding: String)
    /// More than `limit` bytes for a body that is kept in memory.
    case bodyTooLarge(server: String, limit: Int)
    /// Not sent: the address or a header cannot be part of a request.
    case invalidRequest(RequestFlaw)
    /// Anything else, with libcurl's code and words.
    case other(server: String, code: Int, reason: String)
}

extension TransportError {
    /// Whether nothing was heard of the server, as far as the request can tell: there was no way to it, or it took the
    /// connection and said nothing.
    public var isSilence: Bool {
        switch self {
        case .cannotResolve, .cannotConnect, .connectTimeout, .stalled, .totalTimeout, .connectionLost,
            .proxy(_, .unreachable), .proxy(_, .cannotReach):
            true
        default: false
        }
    }

    /// Whether nobody was found there: no name, no way, no open door.
    var foundNobody: Bool {
        switch self {
        case .cannotResolve, .cannotConnect, .connectTimeout, .proxy(_, .unreachable), .proxy(_, .cannotReach): true
        default: false
        }
    }

    /// Whether the same request may succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .cannotResolve, .cannotConnect, .connectTimeout, .stalled, .totalTimeout, .connectionLost, .truncated,
            .proxy(_, .unreachable), .proxy(_, .cannotReach):
            true
        case .tls, .certificate, .caFile, .proxy, .badProxy, .tooManyRedirects, .redirectLoop, .unsafeRedirect,
            .garbled, .undecodable, .bodyTooLarge, .invalidRequest, .other:
            false
        }
    }
}
