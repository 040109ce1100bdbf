public import Foundation
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
    /// No answer at all.
    case transport(TransportError)
    /// The server answered with a failure; `code` is its own (`APIConfig.ErrorCodes`), or `status` × 100, in which
    /// case `message` is empty.
    case server(status: Int, code: Int, message: String, url: String)
    /// The server answered, but not in the agreed shape; `reason` names the key path.
    case unreadable(url: String, reason: String)
}

extension APIError {
    /// The backend's error code; nil where the server sent no failure.
    public var code: Int? {
        if case .server(_, let code, _, _) = self { code } else { nil }
    }

    /// Reads the failure that `response` is.
    init(_ response: HTTPResponse) {
        // What is no envelope says nothing we could use: the status stands for it.
        let failure = try? JSONDecoder().decode(EnvelopeReader.self, from: response.body)
        self = .server(
            status: response.status,
            code: failure?.error.code ?? response.status &* 100,
            message: failure?.error.message ?? "",
            url: response.url.absoluteString
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
        switch self {
        case .invalidURL: Message(NetworkingPhrase.invalidURL)
        case .requestFailed: Message(NetworkingPhrase.requestFailed)
        case .retryLimitExceeded: Message(NetworkingPhrase.retryLimitExceeded)
        case .badAddress(let address): Message(NetworkingPhrase.badAddress, ["address": .text(address.neutralised)])
        case .transport(let error): error.message
        case .server(let status, _, "", let url):
            Message(NetworkingPhrase.serverStatus, ["status": .count(status), "url": .text(url)])
        case .server(_, let code, let text, let url):
            Message(
                NetworkingPhrase.serverRefused,
                ["text": .text(text.neutralised), "code": .count(code), "url": .text(url)]
            )
        case .unreadable(let url, let reason):
            Message(NetworkingPhrase.unreadable, ["url": .text(url), "reason": .text(reason.neutralised)])
        }
    }
}
