package import Foundation

/// One request, for who answers otherwise than from a shelf.
package struct ServedCall: Sendable {
    package let method: String
    /// Decoded, without the query.
    package let path: String
    /// Decoded; of several values of one name, the last.
    package let query: [String: String]
    /// Names in lower case; of several values of one name, the last.
    package let headers: [String: String]
    package let body: Data

    init(_ request: Request) {
        method = request.isHead ? "HEAD" : request.method
        path = "/" + request.segments.joined(separator: "/")
        query = request.query
        headers = request.headers
        body = Data(request.body)
    }
}

/// What it is answered with.
package struct ServedAnswer: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: Data

    package init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    var response: Response {
        Response(
            status: status,
            headers: headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) },
            body: .bytes(Array(body))
        )
    }
}
