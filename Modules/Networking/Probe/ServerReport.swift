public import Foundation
public import MangaModels

/// What a server showed when it was asked.
public struct ServerReport: Sendable {
    /// What it says of itself, or why it does not: `APIError` (`wrongKind` where it answers as another kind of server
    /// would), `CredentialError`.
    public var health: Result<ServerHealth, any Error> = .failure(APIError.requestFailed)
    /// From the first packet to the last byte, on a new connection; nil without an answer.
    public var latency: Duration?
    /// `HTTP/1.1`, `HTTP/2`; empty without an answer.
    public var version = ""
    /// When the certificate of its TLS ends.
    public var certificateExpiry: Date?

    public init() {}

    /// Whether it answers at all.
    public var isReachable: Bool { latency != nil }

    /// Whether it answers as it should.
    public var isHealthy: Bool {
        if case .success = health { true } else { false }
    }
}
