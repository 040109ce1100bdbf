public import Foundation
public import MangaConfig

extension Call {
    /// Percent-encoded, without a leading `/`, with the version that the call names: `v2/RefreshToken`, `manga/popular`.
    public var path: String {
        path { $0.encoded }
    }

    /// The path and the names of the query, with the names of its values: `manga/{slug}/chapters`, `manga?q&limit`.
    public var template: String {
        path { $0.template } + (query.isEmpty ? "" : "?" + query.fields.map(\.name).joined(separator: "&"))
    }

    /// The address in `config`'s environment; throws `APIError.badAddress` where it is no http or https URL.
    public func url(in config: APIConfig) throws(APIError) -> URL {
        let queries = [typedQuery, query.encoded].filter { !$0.isEmpty }.joined(separator: "&")
        let address = base(in: config) + (path.isEmpty ? "" : "/" + path) + (queries.isEmpty ? "" : "?" + queries)
        guard let url = URL(string: address), url.isWeb else { throw .badAddress(address) }
        return url
    }

    private func path(_ text: (Segment) -> String) -> String {
        var parts = segments.map(text)
        if case .version(let version) = root { parts.insert(PathSegment.encoded(version), at: 0) }
        return parts.joined(separator: "/")
    }

    private func base(in config: APIConfig) -> String {
        switch root {
        case .server: config.baseURL
        case .api: config.apiBasePath
        case .version: config.baseURL + "/api"
        }
    }
}
