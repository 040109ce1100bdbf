import Foundation
import MangaNetworking

/// Sends a request through a session, follows redirects and answers a Basic challenge.
struct SessionHops: HTTPTransport {
    let pool: SessionPool
    let support: SessionSupport

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let watch = TransferWatch(request)
        let start = ContinuousClock.now
        return try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await follow(request, to: sink, watch) }
            group.addTask { throw try await watch.lateness() }
            guard var response = try await group.next() else { throw CancellationError() }
            response.duration = start.duration(to: .now)
            return response
        }
    }

    func shutdown() async {
        await pool.shutdown()
    }

    private func follow(_ first: HTTPRequest, to sink: (any BodySink)?, _ watch: TransferWatch) async throws
        -> HTTPResponse
    {
        var request = first
        var trail = RedirectTrail()
        while true {
            try support.check(request)
            guard let desk = pool.desk(for: request.url) else { throw CancellationError() }
            watch.begin(at: desk)
            let response = try await desk.answer(to: SessionTransfer(request, to: sink, watch))
            if let target = response.redirectTarget {
                request = try trail.step(from: request, by: Redirect(status: response.status, target: target))
            } else if let credentials = try BasicLogin(request, refusedWith: response) {
                request.headers["Authorization"] = credentials.header
            } else {
                return response
            }
        }
    }
}
