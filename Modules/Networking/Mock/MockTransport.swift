public import Foundation

/// Answers from a folder of mock files instead of a network (`MockPath`, `MockFile`).
///
/// A request without a file throws `MockError.noFile`, which names the file that was looked for.
public struct MockTransport: HTTPTransport {
    private let folder: String
    private let origins: Set<String>
    private let sleep: @Sendable (Duration) async throws -> Void

    /// `servers` are those whose answers stand in `folder` itself, beside the one it was recorded from; `sleep` waits for
    /// as long as a file says.
    public init(
        folder: String,
        servers: [URL],
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.folder = folder
        origins = Set((servers + [RecordedFolder.server(of: folder)].compactMap(\.self)).map(\.webOrigin))
        self.sleep = sleep
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        try Task.checkCancellation()
        try request.validate()
        let file = try MockFile(path: try path(for: request))
        if file.delay > .zero { try await sleep(file.delay) }
        var response = HTTPResponse(status: file.status, headers: file.headers, url: request.url)
        let body = request.method == .head ? Data() : try file.bytes()
        guard let sink, try sink.accepts(response) else {
            guard body.count <= request.bodyLimit else {
                throw TransportError.bodyTooLarge(server: request.url.server, limit: request.bodyLimit)
            }
            response.body = body
            return response
        }
        try MockTransport.deliver(body, to: sink)
        return response
    }

    public func shutdown() async {}

    private func path(for request: HTTPRequest) throws(MockError) -> String {
        let candidates = MockPath(request, isOwn: origins.contains(request.url.webOrigin)).candidates
            .map { "\(folder)/\($0)" }
        if let path = candidates.first(where: { access($0, F_OK) == 0 }) { return path }
        let address = Redaction.url(request.url.absoluteString)
        throw .noFile(request: "\(request.method.value) \(address)", path: candidates[0])
    }

    /// In portions, as a network does.
    private static func deliver(_ body: Data, to sink: any BodySink) throws {
        var rest = body[...]
        while !rest.isEmpty {
            try Task.checkCancellation()
            try rest.prefix(65_536).withUnsafeBytes { try sink.write($0) }
            rest = rest.dropFirst(65_536)
        }
    }
}
