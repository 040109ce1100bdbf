import Foundation
import MangaNetworking
import Synchronization

/// A transport that gives scripted answers and failures in order; the last one again and again.
final class FlakyTransport: HTTPTransport {
    enum Step {
        case status(Int, String = "", HTTPHeaders = [:])
        case failure(TransportError)
    }

    private let steps: [Step]
    private let sent = Mutex(0)

    init(_ steps: [Step]) {
        self.steps = steps
    }

    /// How many requests were sent.
    var count: Int { sent.withLock { $0 } }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let index = sent.withLock { count in
            defer { count += 1 }
            return min(count, steps.count - 1)
        }
        switch steps[index] {
        case .status(let status, let body, let headers):
            return HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: request.url)
        case .failure(let error):
            throw error
        }
    }

    func shutdown() async {}
}
