import Foundation

/// Lets a `Recorder` see what another transport brings.
public struct RecordingTransport: HTTPTransport {
    private let recorder: Recorder
    private let transport: any HTTPTransport

    public init(_ recorder: Recorder, over transport: any HTTPTransport) {
        self.recorder = recorder
        self.transport = transport
    }

    public var keepsLines: Bool { transport.keepsLines }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        guard let place = recorder.draftPlace else { return try await transport.send(request, to: sink) }
        let copy = sink.map { CopyingSink($0, beside: place) }
        defer { copy?.discard() }
        let response = try await transport.send(request, to: copy)
        recorder.write { known in
            RecordedAnswer(request: request, response: response, copy: try copy?.finished(), known: known)
        }
        return response
    }

    public func shutdown() async {
        await transport.shutdown()
    }
}
