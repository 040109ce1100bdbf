import Foundation
import MangaConfig

extension HTTPRequest {
    /// A request as `config`'s environment makes it: its headers (for its own origin only), its connection (insecure
    /// to its own host only), and its patience, with `stall` seconds for each byte.
    ///
    /// `server` is `config`'s; it is handed in where it is known already.
    init(_ method: HTTPMethod, _ url: URL, in config: APIConfig, at server: OwnServer? = nil, stall: TimeInterval) {
        let server = server ?? OwnServer(config)
        self.init(method, url, headers: server.isOrigin(of: url) ? HTTPHeaders(config.commonHeaders) : [:])
        connection = Connection(
            proxy: config.proxy,
            caFile: config.caFile,
            isInsecure: config.isInsecure && server.isHost(of: url)
        )
        connectTimeout = min(Duration(clamping: config.defaultTimeout), connectTimeout)
        stallTimeout = Duration(clamping: stall)
        totalTimeout = Duration(clamping: config.downloadTimeout)
    }
}

/// The server that an environment talks to, worked out once.
struct OwnServer: Sendable {
    private let host: String?
    private let origin: String?

    init(_ config: APIConfig) {
        let url = URL(string: config.baseURL)
        host = url?.host()?.lowercased()
        origin = url?.webOrigin
    }

    /// Whether `url` may have the environment's headers.
    func isOrigin(of url: URL) -> Bool { origin == url.webOrigin }

    func isHost(of url: URL) -> Bool { host == url.host()?.lowercased() }
}
