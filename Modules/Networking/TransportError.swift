public import Foundation
public import MangaLocalization
import MangaText

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
    case tooManyRedirects(server: String, limit: Int)
    /// A redirect from https to http, or to something that is neither.
    case unsafeRedirect(server: String, target: String)
    /// What came back is not HTTP, or is HTTP beyond all measure.
    case garbled(server: String)
    /// More than `limit` bytes for a body that is kept in memory.
    case bodyTooLarge(server: String, limit: Int)
    /// Not sent: the address or a header cannot be part of a request.
    case invalidRequest(reason: String)
    /// Anything else, with libcurl's code and words.
    case other(server: String, code: Int, reason: String)
}

extension TransportError {
    /// Whether the same request may succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .cannotResolve, .cannotConnect, .connectTimeout, .stalled, .totalTimeout, .connectionLost, .truncated:
            true
        case .tls, .tooManyRedirects, .unsafeRedirect, .garbled, .bodyTooLarge, .invalidRequest, .other:
            false
        }
    }
}

extension TransportError: LocalizedError, Localizable {
    public var message: Message {
        switch self {
        case .cannotResolve(let server): Message(.transportCannotResolve, server)
        case .cannotConnect(let server): Message(.transportCannotConnect, server)
        case .connectTimeout(let server, let time): Message(.transportConnectTimeout, server, "seconds", seconds(time))
        case .stalled(let server, let time): Message(.transportStalled, server, "seconds", seconds(time))
        case .totalTimeout(let server, let time): Message(.transportTotalTimeout, server, "seconds", seconds(time))
        case .connectionLost(let server): Message(.transportConnectionLost, server)
        case .truncated(let server, nil, let got): Message(.transportTruncated, server, "got", .count(got))
        case .truncated(let server, let expected?, let got):
            Message(
                NetworkingPhrase.transportTruncatedOf,
                ["server": .text(server), "got": .count(got), "expected": .count(expected)]
            )
        case .tls(let server, let reason): Message(.transportTLS, server, "reason", .text(reason.neutralised))
        case .tooManyRedirects(let server, let limit):
            Message(.transportTooManyRedirects, server, "limit", .count(limit))
        case .unsafeRedirect(let server, let target):
            Message(.transportUnsafeRedirect, server, "target", .text(target.neutralised))
        case .garbled(let server): Message(.transportGarbled, server)
        case .bodyTooLarge(let server, let limit): Message(.transportBodyTooLarge, server, "limit", .count(limit))
        case .invalidRequest(let reason):
            Message(NetworkingPhrase.transportInvalidRequest, ["reason": .text(reason.neutralised)])
        case .other(let server, let code, let reason):
            Message(
                NetworkingPhrase.transportOther,
                ["server": .text(server), "code": .count(code), "reason": .text(reason.neutralised)]
            )
        }
    }

    /// `30`, or `0.25` where it is not whole.
    private func seconds(_ time: Duration) -> Argument {
        let value = time / .seconds(1)
        return .text(value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value))
    }
}

extension Message {
    fileprivate init(_ phrase: NetworkingPhrase, _ server: String) {
        self.init(phrase, ["server": .text(server)])
    }

    fileprivate init(_ phrase: NetworkingPhrase, _ server: String, _ name: String, _ value: Argument) {
        self.init(phrase, ["server": .text(server), name: value])
    }
}
