public import Foundation
public import MangaLocalization
import MangaText

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
        case .tls(let server, let reason) where reason.contains("wrong version number"):
            Message(.transportNoTLS, server)
        case .tls(let server, let reason): Message(.transportTLS, server, "reason", outside(reason))
        case .certificate(let server, let flaw): flaw.message(about: server)
        case .caFile(let path, let errno?):
            Message(NetworkingPhrase.transportCAFile, ["file": outside(path), "reason": .system(errno)])
        case .caFile(let path, nil): Message(NetworkingPhrase.transportCAFileEmpty, ["file": outside(path)])
        case .proxy(let proxy, let failure): failure.message(about: proxy)
        case .badProxy(let proxy): Message(NetworkingPhrase.transportBadProxy, ["proxy": outside(proxy)])
        case .tooManyRedirects(let server, let limit):
            Message(.transportTooManyRedirects, server, "limit", .count(limit))
        case .redirectLoop(let server, let target):
            Message(.transportRedirectLoop, server, "target", outside(Redaction.url(target)))
        case .unsafeRedirect(let server, let target):
            Message(.transportUnsafeRedirect, server, "target", outside(Redaction.url(target)))
        case .garbled(let server): Message(.transportGarbled, server)
        case .undecodable(let server, let coding): Message(.transportUndecodable, server, "coding", outside(coding))
        case .bodyTooLarge(let server, let limit): Message(.transportBodyTooLarge, server, "limit", .count(limit))
        case .invalidRequest(let flaw):
            Message(NetworkingPhrase.transportInvalidRequest, ["reason": .message(flaw.message)])
        case .other(let server, let code, let reason):
            Message(
                NetworkingPhrase.transportOther,
                ["server": .text(server), "code": .text(String(code)), "reason": outside(reason)]
            )
        }
    }

    /// `30`, or `0.25` where it is not whole.
    private func seconds(_ time: Duration) -> Argument {
        let value = time / .seconds(1)
        return .text(value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value))
    }
}

extension CertificateFlaw {
    func message(about server: String) -> Message {
        switch self {
        case .selfSigned: Message(.certificateSelfSigned, server)
        case .unknownIssuer: Message(.certificateUnknownIssuer, server)
        case .wrongHost: Message(.certificateWrongHost, server)
        case .expired: Message(.certificateExpired, server)
        case .notYetValid: Message(.certificateNotYetValid, server)
        case .other(let reason): Message(.transportTLS, server, "reason", outside(reason))
        }
    }
}

extension ProxyFailure {
    func message(about proxy: String) -> Message {
        switch self {
        case .unreachable: Message(NetworkingPhrase.proxyUnreachable, ["proxy": outside(proxy)])
        case .login: Message(NetworkingPhrase.proxyLogin, ["proxy": outside(proxy)])
        case .refused(let server, let reason):
            Message(
                NetworkingPhrase.proxyRefused,
                ["proxy": outside(proxy), "server": .text(server), "reason": outside(reason)]
            )
        case .cannotReach(let server, let reason):
            Message(
                NetworkingPhrase.proxyCannotReach,
                ["proxy": outside(proxy), "server": .text(server), "reason": outside(reason)]
            )
        }
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

/// What others wrote, harmless on a screen.
private func outside(_ text: String) -> Argument {
    .text(text.neutralised)
}
