import Foundation
public import MangaConfig
import MangaModels

/// Asks the server of an environment what it is: whether it answers, as its kind should, and how fast.
///
/// One request for its health, on a connection of its own, with the environment's credentials; neither a cache nor a
/// retry glosses anything over.
public struct ServerProbe: Sendable {
    private let config: APIConfig
    private let pipeline: any HTTPTransport
    private let log: RequestLog?
    private let patience: Duration

    /// `patience` bounds the whole; the environment's own may be shorter.
    public init(
        config: APIConfig,
        transport: any HTTPTransport,
        services: HTTPClient.Services = HTTPClient.Services(),
        patience: Duration = .seconds(10)
    ) {
        var single = config
        single.maxRetries = 0
        var services = services
        services.cache = nil
        self.config = single
        self.patience = patience
        log = services.log
        pipeline = services.pipeline(for: single, over: transport)
    }

    /// What the server showed; throws `CancellationError` alone.
    public func report() async throws -> ServerReport {
        var report = ServerReport()
        do {
            let response = try await answer()
            report.latency = response.duration
            report.version = response.version
            report.certificateExpiry = response.certificateExpiry
            report.health = .success(try HTTPClient.decoded(.health, from: response, in: config))
        } catch let error as CancellationError {
            throw error
        } catch {
            report.health = .failure(error)
        }
        return report
    }

    private func answer() async throws -> HTTPResponse {
        var request = try Endpoint.health.call.request(in: config).withoutUserInURL
        request.connection.reportsCertificate = true
        if let log { request.id = log.nextID() }
        request.connectTimeout = min(request.connectTimeout, patience)
        request.stallTimeout = min(request.stallTimeout, patience)
        request.totalTimeout = patience
        return try await HTTPClient.translated { try await pipeline.send(request, to: nil) }
    }
}
