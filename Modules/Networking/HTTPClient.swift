public import Foundation
public import MangaConfig

/// Sends endpoints to one environment, with its headers, its credentials and its patience.
///
/// What is sent goes through the pipeline that `HTTPClient.Services` describes.
public struct HTTPClient: Sendable {
    public let config: APIConfig
    let transport: any HTTPTransport
    let services: Services
    private let pipeline: any HTTPTransport
    private let server: OwnServer

    /// Without a cache, a log and limits of its own; `token` is shown to the environment's own server.
    public init(
        config: APIConfig,
        transport: any HTTPTransport,
        token: String? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let authenticator = token.flatMap { Authenticator(config, credentials: .token(BearerToken(access: $0))) }
        self.init(config: config, transport: transport, services: Services(authenticator: authenticator, clock: clock))
    }

    public init(config: APIConfig, transport: any HTTPTransport, services: Services) {
        self.config = config
        self.transport = transport
        self.services = services
        server = OwnServer(config)
        pipeline = services.pipeline(for: config, over: transport)
    }

    /// The secrets that are in use in this environment, to be kept out of what is shown.
    public var secrets: Secrets? { services.authenticator?.secrets ?? services.log?.secrets }

    /// How many requests its environment allows in a minute; nil for as many as there are.
    public var requestsPerMinute: Int? { config.requestsPerMinute }

    /// Whether a fetch may be handed over before its turn in its lines.
    public var keepsLines: Bool { transport.keepsLines && config.requestsPerMinute == nil }

    /// The decoded answer; throws `APIError`, `CredentialError`, or `CancellationError`.
    ///
    /// What is idempotent is tried again after passing failures (`RetryPolicy`); the last try's error is thrown.
    public func send<Answer>(_ endpoint: Endpoint<Answer>) async throws -> Answer {
        let response = try await send(endpoint.call)
        return try HTTPClient.decoded(endpoint, from: response, in: config, hiding: services.authenticator?.secrets)
    }

    /// The answer as it came, whatever its status; throws `APIError.badAddress`, `APIError.transport`,
    /// `CredentialError`, or `CancellationError`.
    public func send(_ call: Call) async throws -> HTTPResponse {
        try await send(call.request(in: config), to: nil)
    }

    /// Fetches `url` into `sink`, once, over HTTP/1.1; `headers` may hold `Range` and `If-Range`.
    ///
    /// The environment's headers and credentials go to its own origin only. Any status is an answer; throws
    /// `APIError.transport`, `CredentialError`, what the sink throws, or `CancellationError`. It waits for its turn in
    /// `lines` where the client `keepsLines`.
    public func fetch(
        _ url: URL,
        headers: HTTPHeaders = [:],
        lines: [RequestLine] = [],
        to sink: any BodySink
    ) async throws -> HTTPResponse {
        var request = HTTPRequest(.get, url, in: config, at: server, stall: config.defaultTimeout)
        request.headers["Accept"] = "*/*"
        request.headers.replace(with: headers)
        request.version = .http1
        request.lines = lines
        return try await send(request, to: sink)
    }

    private func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        var request = request.withoutUserInURL
        if let log = services.log { request.id = log.nextID() }
        return try await HTTPClient.translated { [request] in try await pipeline.send(request, to: sink) }
    }
}

extension HTTPClient {
    /// What `response` says; throws `APIError`, with no secret in it.
    static func decoded<Answer>(
        _ endpoint: Endpoint<Answer>,
        from response: HTTPResponse,
        in config: APIConfig,
        hiding secrets: Secrets? = nil
    ) throws(APIError) -> Answer {
        do throws(APIError) {
            guard response.isSuccess else { throw APIError(response, hiding: secrets) }
            return try JSONAnswer(response).decoded()
        } catch {
            // What mock files say is no server's mistake.
            guard response.mockFile == nil, error.isWithoutWords, let found = ForeignAnswer(response) else {
                throw error
            }
            let url = Redaction.url(response.url.absoluteString)
            throw .wrongKind(url: url, kind: config.kind, status: response.status, found: found)
        }
    }

    /// What `send` gives; throws `APIError.transport` for what a transport throws.
    static func translated(_ send: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        do {
            return try await send()
        } catch let error as TriedError {
            throw APIError.transport(error.last, tries: error.tries)
        } catch let error as TransportError {
            throw APIError.transport(error)
        }
    }
}
