import Foundation
import MangaConfig

extension HTTPRequest {
    /// A request as `config`'s environment makes it: its headers (for its own origin only), its connection (insecure
    /// to its own host only), and its patience, with `stall` seconds for each byte.
    init(_ method: HTTPMethod, _ url: URL, in config: APIConfig, stall: TimeInterval) {
        self.init(method, url, headers: config.ownHeaders(for: url))
        let isOwn = URL(string: config.baseURL)?.host()?.lowercased() == url.host()?.lowercased()
        connection = Connection(proxy: config.proxy, caFile: config.caFile, isInsecure: config.isInsecure && isOwn)
        connectTimeout = min(Duration(clamping: config.defaultTimeout), connectTimeout)
        stallTimeout = Duration(clamping: stall)
        totalTimeout = Duration(clamping: config.downloadTimeout)
    }
}

extension APIConfig {
    /// What every request to this environment's own origin carries; nothing for any other.
    func ownHeaders(for url: URL) -> HTTPHeaders {
        guard let own = URL(string: baseURL), own.webOrigin == url.webOrigin else { return [:] }
        return HTTPHeaders(commonHeaders)
    }
}
