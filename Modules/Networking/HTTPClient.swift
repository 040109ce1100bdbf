public import Foundation
public import MangaConfig

/// Sends endpoints to one environment, with its headers, its credentials and its patience.
public struct HTTPClient: Sendable {
    public let config: APIConfig
    private let transport: any HTTPTransport
    private let token: String?
    private let clock: any Clock<Duration>

    public init(
        config: APIConfig,
        transport: any HTTPTransport,
        token: String? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.config = config
        self.transport = transport
        self.token = token
        self.clock = clock
    }

    /// The decoded answer; throws `APIError`, or `CancellationError`.
    ///
    /// What is idempotent is tried again after passing failures (`RetryPolicy`); the last try's error is thrown.
    public func send<Answer>(_ endpoint: Endpoint<Answer>) async throws -> Answer {
        let response = try await send(endpoint.call)
        guard response.isSuccess else { throw APIError(response) }
        return try JSONAnswer(response).decoded()
    }

    /// The answer as it came, whatever its status; throws `APIError.badAddress`, `APIError.transport`, or
    /// `CancellationError`.
    public func send(_ call: Call) async throws -> HTTPResponse {
        var request = try call.request(in: config)
        if request.headers["Authorization"] == nil {
            request.headers.replace(with: credentials(for: request.url))
        }
        return try await answer(to: request)
    }

    /// Fetches `url` into `sink`, once, over HTTP/1.1; `headers` may hold `Range` and `If-Range`.
    ///
    /// The environment's headers and token go to its own origin only. Any status is an answer; throws
    /// `APIError.transport`, what the sink throws, or `CancellationError`.
    public func fetch(_ url: URL, headers: HTTPHeaders = [:], to sink: any BodySink) async throws -> HTTPResponse {
        var request = HTTPRequest(.get, url, in: config, stall: config.defaultTimeout)
        request.headers.replace(with: credentials(for: url))
        request.headers["Accept"] = "*/*"
        request.headers.replace(with: headers)
        request.version = .http1
        return try await sendOnce(request, to: sink)
    }

    /// The token, for the environment's own origin; nothing for any other.
    private func credentials(for url: URL) -> HTTPHeaders {
        guard let token, let own = URL(string: config.baseURL), own.webOrigin == url.webOrigin else { return [:] }
        return HTTPHeaders(config.authHeader(token: token))
    }

    private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
        let policy = RetryPolicy(config)
        var tries = 1
        while true {
            let delay: Duration
            do {
                let response = try await sendOnce(request)
                guard let wait = policy.delay(after: response, to: request, tries: tries) else { return response }
                delay = wait
            } catch APIError.transport(let error) {
                guard let wait = policy.delay(after: error, to: request, tries: tries) else {
                    throw APIError.transport(error)
                }
                delay = wait
            }
            try await clock.sleep(for: delay)
            tries += 1
        }
    }

    private func sendOnce(_ request: HTTPRequest, to sink: (any BodySink)? = nil) async throws -> HTTPResponse {
        do {
            return try await transport.send(request, to: sink)
        } catch let error as TransportError {
            throw APIError.transport(error)
        }
    }
}
