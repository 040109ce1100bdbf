import Foundation

/// What has arrived of one answer.
struct CurlAnswer {
    private let request: HTTPRequest
    private let sink: (any BodySink)?
    private var head = HeaderBlock()
    private var body = Data()
    private var bodyCount = 0
    /// What the sink said about this answer; nil before it was asked.
    private var isAccepted: Bool?
    /// Bytes of the body that the sink accepted, on a connection that carries nothing else; nil where nobody knows.
    private var length: Int?
    /// Why no more is taken: what the sink threw, or a limit.
    private(set) var failure: (any Error)?

    init(to request: HTTPRequest, sink: (any BodySink)?) {
        self.request = request
        self.sink = sink
    }

    var status: Int { head.status }

    /// Whether its head has come to its end.
    var hasWholeHead: Bool { head.isWhole }

    /// What the body is said to be packed with.
    var coding: String? { head.headers["Content-Encoding"] }

    /// Bytes for the sink that are still to come over the connection; nil where nobody knows.
    var bodyLeft: Int? { length.map { $0 - bodyCount } }

    /// Where a redirect leads, as the server writes it.
    var location: String { head.headers["Location"] ?? "" }

    var isRedirect: Bool { Redirect.statuses.contains(head.status) && head.headers["Location"] != nil }

    /// False when the transfer must end: see `failure`.
    mutating func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
        // After the body they are trailers, which nothing here reads.
        if bodyCount == 0 { head.receive(line) }
        guard !head.isTooLarge else { return fail(TransportError.garbled(server: request.url.server)) }
        return true
    }

    /// False when the transfer must end: see `failure`.
    mutating func receiveBody(_ piece: UnsafeRawBufferPointer) -> Bool {
        do {
            bodyCount += piece.count
            if !isRedirect, try askSink(), let sink {
                try sink.write(piece)
                return true
            }
            guard bodyCount <= request.bodyLimit else {
                throw TransportError.bodyTooLarge(server: request.url.server, limit: request.bodyLimit)
            }
            if !isRedirect { body.append(contentsOf: piece) }
            return true
        } catch {
            return fail(error)
        }
    }

    /// The whole answer; asks the sink about one without a body too.
    mutating func finished() throws -> HTTPResponse {
        _ = try askSink()
        var response = responseHead
        response.body = body
        response.version = head.version
        return response
    }

    private var responseHead: HTTPResponse {
        HTTPResponse(status: head.status, headers: head.headers, url: request.url)
    }

    private mutating func askSink() throws -> Bool {
        if let isAccepted { return isAccepted }
        let answer = try sink?.accepts(responseHead) ?? false
        isAccepted = answer
        if answer, head.version.hasPrefix("HTTP/1") { length = head.headers["Content-Length"].flatMap { Int($0) } }
        return answer
    }

    private mutating func fail(_ error: any Error) -> Bool {
        failure = error
        return false
    }
}
