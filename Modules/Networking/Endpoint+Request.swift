import Foundation
import MangaConfig

extension Endpoint {
    /// The address in `config`'s environment; every name and value of the query is encoded here, once.
    func url(in config: APIConfig) throws(APIError) -> URL {
        let base = isVersioned ? config.apiBasePath : config.baseURL
        let address = base + (path.hasPrefix("/") ? path : "/" + path) + encodedQuery
        guard let url = URL(string: address), url.isWeb else { throw .badAddress(address) }
        return url
    }

    /// The body's bytes and media type.
    var content: (data: Data, type: String)? {
        switch body {
        case .none: nil
        case .json(let data): (data, "application/json")
        case .form(let fields): (Data(Self.encoded(fields).utf8), "application/x-www-form-urlencoded")
        }
    }

    private var encodedQuery: String {
        guard !query.isEmpty else { return "" }
        let items = query.map { item in
            PathSegment.percentEncoded(item.name) + (item.value.map { "=" + PathSegment.percentEncoded($0) } ?? "")
        }
        return "?" + items.joined(separator: "&")
    }

    private static func encoded(_ fields: [String: String]) -> String {
        fields.sorted { $0.key < $1.key }
            .map { PathSegment.percentEncoded($0.key) + "=" + PathSegment.percentEncoded($0.value) }
            .joined(separator: "&")
    }
}
