public import Foundation

/// The settings of one `ATRequestV2` (seed 002).
public struct ConfigurationV2: Hashable, Sendable {
    /// Seconds until a connection, and without a byte: at most a year, and 30 where it is no number.
    public var timeout: TimeInterval
    /// Sent with each request; the request's own headers go first.
    public var defaultHeaders: [String: String]
    /// Sent in the body's `Identity` and nowhere else.
    public var token: String?
    /// The HTTP statuses whose bodies are read as answers; all others are `httpError`.
    public var successStatuses: Set<Int>

    public init(
        timeout: TimeInterval = 30,
        defaultHeaders: [String: String] = [:],
        token: String? = nil,
        successStatuses: Set<Int> = [200]
    ) {
        self.timeout = timeout
        self.defaultHeaders = defaultHeaders
        self.token = token
        self.successStatuses = successStatuses
    }
}
