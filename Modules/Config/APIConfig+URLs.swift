public import Foundation

extension APIConfig {
    /// Scheme, host, port and base path without a trailing slash: `https://gitea.cbcren.online:3001`.
    ///
    /// In one spelling: `h:3001` gets a scheme, an international name becomes ASCII, and a port that is the scheme's own
    /// is left out.
    public var baseURL: String {
        let base = basePath.split(separator: "/").map { "/" + PathSegment.encodedPath($0) }.joined()
        return ServerAddress(serverURL).url(port: port) + base
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
