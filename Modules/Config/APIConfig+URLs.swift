public import Foundation

extension APIConfig {
    /// Scheme, host and port without a trailing slash: `https://gitea.cbcren.online:3001`.
    public var baseURL: String {
        let address = ServerAddress(serverURL)
        return "\(address.scheme)\(address.host):\(address.port ?? "\(port)")\(address.path)"
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
