public import Foundation
public import MangaConfig

/// Sends endpoints to one environment, with its headers, its credentials and its patience.
///
/// CONTRACT STUB.
public struct HTTPClient: Sendable {
    public let config: APIConfig
    private let transport: any HTTPTransport
    private let token: String?

    public init(
        config: APIConfig,
        transport: any HTTPTransport,
        token: String? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.config = config
        self.transport = transport
        self.token = token
    }

    /// The decoded answer; throws `APIError`, or `CancellationError`.
    public func send<Answer>(_ endpoint: Endpoint<Answer>) async throws -> Answer {
        throw CancellationError()
    }

    /// Fetches `url` into `sink`, once, over HTTP/1.1; `headers` may hold `Range` and `If-Range`.
    ///
    /// The environment's headers and token go to its own origin only. Any status is an answer; throws
    /// `APIError.transport`, what the sink throws, or `CancellationError`.
    public func fetch(_ url: URL, headers: HTTPHeaders = [:], to sink: any BodySink) async throws -> HTTPResponse {
        throw CancellationError()
    }
}
