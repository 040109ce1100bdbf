import Foundation

/// The redirects of one transfer, so that they come to an end.
package struct RedirectTrail {
    package static let limit = 10

    private struct Step: Hashable {
        let method: HTTPMethod
        let address: String
    }

    private var steps: Set<Step> = []

    package init() {}

    /// The request that `redirect` leads to from `request`.
    ///
    /// One that was asked before would lead in a circle, since no cookie could have changed the answer.
    package mutating func step(from request: HTTPRequest, by redirect: Redirect) throws(TransportError) -> HTTPRequest {
        steps.insert(Step(method: request.method, address: request.url.absoluteString))
        guard steps.count <= RedirectTrail.limit else {
            throw .tooManyRedirects(server: request.url.server, limit: RedirectTrail.limit)
        }
        let next = try redirect.request(after: request)
        guard !steps.contains(Step(method: next.method, address: next.url.absoluteString)) else {
            throw .redirectLoop(server: request.url.server, target: next.url.absoluteString)
        }
        return next
    }
}
