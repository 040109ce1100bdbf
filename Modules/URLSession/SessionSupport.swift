import Foundation
import MangaNetworking

/// What `URLSession` cannot do, so that a request for it is refused instead of sent otherwise.
struct SessionSupport {
    /// Of the process, which libcurl below Foundation reads.
    let proxies: ProxyVariables

    func check(_ request: HTTPRequest) throws(TransportError) {
        let url = request.url
        if request.method == .get, request.body != nil { throw refused("sends no body with GET") }
        if let proxy = request.connection.proxy, proxy != "none" || proxies.name(aProxyFor: url) {
            throw refused("takes its proxy from the variables alone, not from an environment")
        }
        if url.isLoopback, proxies.name(aProxyFor: url) {
            throw refused("would pass “\(url.server)” through a proxy; add it to no_proxy")
        }
        guard url.scheme?.lowercased() == "https" else { return }
        if request.connection.caFile != nil { throw refused("cannot be given a CA file") }
        if request.connection.isInsecure { throw refused("always checks certificates") }
        if request.connection.reportsCertificate { throw refused("does not tell when a certificate ends") }
    }

    private func refused(_ what: String) -> TransportError {
        .invalidRequest(.unsupported("URLSession \(what)"))
    }
}
