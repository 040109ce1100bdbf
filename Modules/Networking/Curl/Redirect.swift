import Foundation

/// Where an answer sends the request on to (RFC 9110 §15.4).
package struct Redirect {
    package static let statuses: Set = [301, 302, 303, 307, 308]

    let status: Int
    /// Absolute.
    let target: String

    package init(status: Int, target: String) {
        self.status = status
        self.target = target
    }

    /// The request to send next.
    ///
    /// Never from https to http. Another origin gets only the headers that say nothing about the user, and another host
    /// must prove itself. A POST becomes a GET, as in browsers, unless the status (307, 308) forbids; a body, which may
    /// hold a password or a token, never goes to another origin. A user's name in the target is not taken up.
    func request(after request: HTTPRequest) throws(TransportError) -> HTTPRequest {
        guard let url = URL(string: target), url.isWeb, url.scheme == "https" || request.url.scheme == "http" else {
            throw .unsafeRedirect(server: request.url.server, target: target)
        }
        var next = request
        next.url = url.withoutUser
        if url.webOrigin != request.url.webOrigin {
            next.headers = Redirect.harmless(request.headers)
            next.login = nil
        }
        if url.host()?.lowercased() != request.url.host()?.lowercased() { next.connection.isInsecure = false }
        if becomesGet(request.method) {
            next.method = .get
            next.body = nil
            next.headers["Content-Type"] = nil
        }
        if next.body != nil, url.webOrigin != request.url.webOrigin {
            throw .unsafeRedirect(server: request.url.server, target: target)
        }
        return next
    }

    private func becomesGet(_ method: HTTPMethod) -> Bool {
        switch status {
        case 303: method != .get && method != .head
        case 301, 302: method == .post
        default: false
        }
    }

    private static func harmless(_ headers: HTTPHeaders) -> HTTPHeaders {
        let names: Set = ["accept", "accept-language", "content-type", "if-range", "range", "user-agent"]
        var kept = HTTPHeaders()
        for field in headers.fields where names.contains(field.name.lowercased()) {
            kept.append(field.name, field.value)
        }
        return kept
    }
}
