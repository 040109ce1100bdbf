import Foundation
import MangaNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPResponse {
    /// The head of `response`; nil for what is no HTTP.
    init?(_ response: URLResponse, to request: HTTPRequest) {
        guard let response = response as? HTTPURLResponse else { return nil }
        let fields = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, "\(value)") }
        }
        // No name comes twice: Foundation joins the values.
        let headers = HTTPHeaders(Dictionary(fields) { first, _ in first })
        self.init(status: response.statusCode, headers: headers, url: request.url)
    }

    var isRedirect: Bool { redirectTarget != nil }

    /// Where the answer sends on to, absolute (RFC 9110 §10.2.2).
    var redirectTarget: String? {
        guard Redirect.statuses.contains(status), let location = headers["Location"], !location.isEmpty else {
            return nil
        }
        return URL(string: location, relativeTo: url)?.absoluteString ?? location
    }
}
