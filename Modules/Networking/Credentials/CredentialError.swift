public import Foundation
public import MangaLocalization
import MangaText

/// Why there are no credentials to ask with.
public enum CredentialError: Error, Hashable {
    /// The server takes the refresh token no longer (`invalid_grant`); the login is gone.
    case loginEnded(environment: String)
    /// The server does not let these credentials in.
    case rejected(environment: String)
    /// They have line breaks in them, or nothing, and so stand in no request.
    case unsendable
    /// No new token could be had; the login is kept.
    case refreshFailed(environment: String, APIError)
    /// What is there is not what was written; it is left as it is.
    case fileGarbled(path: String)
    case fileUnreadable(path: String, errno: Int32)
    /// Others may read it, and that cannot be changed.
    case fileExposed(path: String, errno: Int32)
    case fileNotWritten(path: String, errno: Int32)
    /// Another process has held it for too long.
    case fileLocked(path: String)
}

extension CredentialError {
    /// Whether the same may succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .refreshFailed(_, .transport(let error, _)): error.isTransient
        case .refreshFailed(_, .server(let status, _, _, _, _)): RetryPolicy.passing.contains(status)
        case .fileLocked: true
        case .refreshFailed, .loginEnded, .rejected, .unsendable, .fileGarbled, .fileUnreadable, .fileExposed,
            .fileNotWritten:
            false
        }
    }
}

extension CredentialError: LocalizedError, Localizable {
    public var message: Message {
        switch self {
        case .loginEnded(let environment):
            Message(NetworkingPhrase.loginEnded, ["environment": .text(environment.neutralised)])
        case .rejected(let environment):
            Message(NetworkingPhrase.loginRejected, ["environment": .text(environment.neutralised)])
        case .unsendable:
            Message(NetworkingPhrase.unsendable)
        case .refreshFailed(let environment, let error):
            Message(
                NetworkingPhrase.refreshFailed,
                ["environment": .text(environment.neutralised), "reason": .message(error.message)]
            )
        case .fileGarbled(let path):
            Message(NetworkingPhrase.credentialsGarbled, ["path": .text(path)])
        case .fileUnreadable(let path, let errno):
            Message(NetworkingPhrase.credentialsUnreadable, ["path": .text(path), "reason": .system(errno)])
        case .fileExposed(let path, let errno):
            Message(NetworkingPhrase.credentialsExposed, ["path": .text(path), "reason": .system(errno)])
        case .fileNotWritten(let path, let errno):
            Message(NetworkingPhrase.credentialsNotWritten, ["path": .text(path), "reason": .system(errno)])
        case .fileLocked(let path):
            Message(NetworkingPhrase.credentialsLocked, ["path": .text(path)])
        }
    }
}
