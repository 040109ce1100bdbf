import MangaNetworking

/// A transport whose requests all fail in the same way.
struct FailingTransport: HTTPTransport {
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        throw error
    }

    func shutdown() async {}
}
