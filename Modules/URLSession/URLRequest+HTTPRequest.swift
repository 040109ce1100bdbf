public import MangaNetworking

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension URLRequest {
    /// The same request as Foundation has it; nothing is read from a cache.
    ///
    /// The timeout is the one without a byte, rounded up: Foundation on Linux cuts fractions off, so that half a
    /// second would fail at once. A proxy, a CA file and a login have no place in a `URLRequest`.
    public init(_ request: HTTPRequest) {
        self.init(url: request.url)
        cachePolicy = .reloadIgnoringLocalCacheData
        // Set, not given to the initialiser, where Foundation on Linux ignores it.
        timeoutInterval = max(1, (request.stallTimeout / .seconds(1)).rounded(.up))
        httpMethod = request.method.value
        for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
        httpBody = request.body
    }
}
