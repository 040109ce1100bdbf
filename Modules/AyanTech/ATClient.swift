import Foundation
public import MangaNetworking

/// What requests of both versions are sent with.
public struct ATClient: Sendable {
    public var transport: any HTTPTransport
    public var logger: any ATNetworkLogging
    /// Whether a network is up; see `NetworkInterfaces`.
    public var isNetworkUp: @Sendable () -> Bool

    public init(
        transport: any HTTPTransport,
        logger: any ATNetworkLogging = SilentATNetworkLogger(),
        isNetworkUp: @escaping @Sendable () -> Bool = { NetworkInterfaces.isAnyUp }
    ) {
        self.transport = transport
        self.logger = logger
        self.isNetworkUp = isNetworkUp
    }

    /// Sends `request`, and logs it and what comes of it; a cancelled one is not heard of again.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        let log = ExchangeLog(request: request, logger: logger)
        log.begin()
        do {
            let response = try await transport.send(request, to: nil)
            log.end(response)
            return response
        } catch let error where !(error is CancellationError) {
            log.end(nil)
            throw error
        }
    }

    /// Whether it cannot be for want of a network that `url` does not answer: one is up, or none is needed.
    func reaches(_ url: URL) -> Bool {
        url.isLoopback || isNetworkUp()
    }
}
