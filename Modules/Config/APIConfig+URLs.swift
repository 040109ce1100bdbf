public import Foundation

extension APIConfig {
    /// Scheme, host and port without a trailing slash: `https://gitea.cbcren.online:3001`.
    public var baseURL: String {
        var server = serverURL[...]
        while server.last == "/" { server.removeLast() }
        guard let scheme = server.range(of: "://") else { return "\(server):\(port)" }
        let end = server[scheme.upperBound...].firstIndex(of: "/") ?? server.endIndex
        let authority = server[scheme.upperBound..<end]
        // What follows an IPv6 literal's bracket, or else the whole: a colon in it is the port's.
        let tail = authority.lastIndex(of: "]").map { authority[$0...] } ?? authority
        guard !tail.contains(":") else { return String(server) }
        return "\(server[..<end]):\(port)\(server[end...])"
    }

    /// `baseURL/api/v1`.
    public var apiBasePath: String {
        "\(baseURL)/api/\(apiVersion)"
    }

    /// An address below `baseURL`, without `/api/v1`: `url(for: "manga/popular")` (seed 000, method 1).
    public func url(for path: String) -> String {
        "\(baseURL)/\(path.drop { $0 == "/" })"
    }

    /// `url(for:)` as a URL; nil where it is none.
    public func urlObject(for path: String) -> URL? {
        URL(string: url(for: path))
    }

    public var endpoints: Endpoints {
        Endpoints(self)
    }
}
