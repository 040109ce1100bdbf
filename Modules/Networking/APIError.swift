public import Foundation
public import MangaConfig
public import MangaLocalization
import MangaText

/// Why a call of a web API gave no answer.
public enum APIError: Error, Hashable, Sendable {
    /// Seed 000's; thrown by code that has no address to name.
    case invalidURL
    /// Seed 000's; thrown by code that knows no more.
    case requestFailed
    /// Seed 000's. `HTTPClient` throws what the last try threw instead.
    case retryLimitExceeded
    /// The environment's address and the call's path make no http or https URL.
    case badAddress(String)
    /// No answer at all; the error is that of the last try.
    case transport(TransportError, tries: Int = 1)
    /// The server answered with a failure, to the last try; `code` is its own (`APIConfig.ErrorCodes`), or
    /// `status` × 100, in which case `message` is empty.
    case server(status: Int, code: Int, message: String, url: String, tries: Int = 1)
    /// The server answered, but not in the agreed shape.
    case unreadable(url: String, flaw: AnswerFlaw)
    /// A mock file answered, but not in the agreed shape.
    case wrongMock(file: String, url: String, flaw: AnswerFlaw)
    /// The server answered, but not as one of the environment's kind does.
    case wrongKind(url: String, kind: ServerKind, status: Int, found: ForeignAnswer)
}

extension APIError {
    /// The backend's error code; nil where the server sent no failure.
    public var code: Int? {
        switch self {
        case .server(_, let code, _, _, _): code
        case .wrongKind(_, _, let status, _) where status >= 400: status &* 100
        default: nil
        }
    }

    /// How often the request was sent; 0 where it never was, or where nobody counted.
    public var tries: Int {
        switch self {
        case .transport(_, let tries), .server(_, _, _, _, let tries): tries
        default: 0
        }
    }

    /// Whether nothing was heard of the server: no answer at all, or that of a gateway which has none from it.
    public var isSilence: Bool {
        switch self {
        case .transport(let error, _): error.isSilence
        case .server(let status, _, _, _, _): isWithoutWords && APIError.ofGateways.contains(status)
        case .wrongKind(_, _, let status, _): APIError.ofGateways.contains(status)
        default: false
        }
    }

    /// The statuses by which a gateway says that it has no answer.
    public static let ofGateways: Set = [502, 503, 504]

    /// Whether the server did not say in its own words what failed.
    var isWithoutWords: Bool {
        switch self {
        case .server(let status, let code, let words, _, _): words.isEmpty && code == status &* 100
        case .unreadable: true
        default: false
        }
    }

    /// Reads the failure that `response` is; neither `secrets` nor the secrets of its address are in the result.
    init(_ response: HTTPResponse, hiding secrets: Secrets? = nil) {
        // What is no envelope says nothing we could use: the status stands for it.
        let failure = try? JSONDecoder().decode(EnvelopeReader.self, from: response.body)
        let words = failure?.error.message ?? ""
        self = .server(
            status: response.status,
            code: failure?.error.code ?? response.status &* 100,
            message: secrets?.hidden(in: words) ?? words,
            url: Redaction.url(response.url.absoluteString),
            tries: max(1, response.tries)
        )
    }
}

/// The part of `Failure` that a server must send.
private struct EnvelopeReader: Decodable {
    struct Reason: Decodable {
        var code: Int
        var message: String?
    }

    var error: Reason
}

extension APIError: LocalizedError, Localizable {
    public var message: Message {
        guard tries > 1 else { return reason }
        return Message(NetworkingPhrase.afterTries, ["reason": .message(reason), "tries": .count(tries)])
    }

    private var reason: Message {
        switch self {
        case .invalidURL: Message(NetworkingPhrase.invalidURL)
        case .requestFailed: Message(NetworkingPhrase.requestFailed)
        case .retryLimitExceeded: Message(NetworkingPhrase.retryLimitExceeded)
        case .badAddress(let address):
            Message(NetworkingPhrase.badAddress, ["address": .text(Redaction.url(address).briefAddress.neutralised)])
        case .transport(let error, _): error.message
        case .server(401, _, "", let url, _): Message(NetworkingPhrase.loginWanted, ["url": .text(url.briefAddress)])
        case .server(401, let code, let text, let url, _):
            Message(
                NetworkingPhrase.loginRefused,
                ["text": .text(text.neutralised), "code": .text(String(code)), "url": .text(url.briefAddress)]
            )
        case .server(let status, _, "", let url, _):
            Message(NetworkingPhrase.serverStatus, ["status": .text(String(status)), "url": .text(url.briefAddress)])
        case .server(_, let code, let text, let url, _):
            Message(
                NetworkingPhrase.serverRefused,
                ["text": .text(text.neutralised), "code": .text(String(code)), "url": .text(url.briefAddress)]
            )
        case .wrongKind(let url, let kind, let status, let found):
            Message(
                NetworkingPhrase.wrongKind,
                [
                    "url": .text(url.briefAddress), "kind": .text(kind.rawValue), "status": .text("\(status)"),
                    "found": .message(found.message),
                ]
            )
        case .wrongMock(let file, let url, let flaw):
            Message(
                NetworkingPhrase.wrongMock,
                ["file": .text(file.neutralised), "url": .text(url.briefAddress), "reason": .message(flaw.message)]
            )
        case .unreadable(let url, let flaw):
            Message(NetworkingPhrase.unreadable, ["url": .text(url.briefAddress), "reason": .message(flaw.message)])
        }
    }
}
