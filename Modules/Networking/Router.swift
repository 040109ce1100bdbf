public import Foundation
import MangaConfig

/// Every call of the backend.
///
/// `chapter` is the `{n}` of a route: `Chapter.slug`. `Endpoint` has a member of the same name for each call whose
/// answer is JSON, typed by that answer; a new call is one case and one line here.
public enum Router: Hashable, Sendable {
    public typealias HTTPMethod = MangaNetworking.HTTPMethod

    case health
    case popular
    case search(String, offset: Int, limit: Int)
    case manga(slug: String)
    case chapters(slug: String)
    case download(slug: String, chapter: String)
    case manifest(slug: String, chapter: String)
    case downloaded(slug: String)
    /// `page` counts from 0.
    case image(slug: String, chapter: String, page: Int)
    case deleteChapter(slug: String, chapter: String)
    case storageStats

    public var method: HTTPMethod { route.method }

    /// Percent-encoded, with a leading `/`; below `/api/v1` if `isVersioned`.
    public var path: String { route.path }

    /// Whether the path is below `APIConfig.apiBasePath` rather than `baseURL`.
    public var isVersioned: Bool { self != .popular }

    /// Not yet encoded.
    public var query: [URLQueryItem] { route.query }

    private var route: Route {
        switch self {
        case .health: Route(.get, "health")
        case .popular: Route(.get, "manga", "popular")
        case .search(let text, let offset, let limit):
            Route(.get, "manga", query: ["q": text, "offset": "\(offset)", "limit": "\(limit)"])
        case .manga(let slug): Route(.get, "manga", slug)
        case .chapters(let slug): Route(.get, "manga", slug, "chapters")
        case .download(let slug, let chapter): Route(.post, "download", slug, chapter)
        case .manifest(let slug, let chapter): Route(.get, "chapters", slug, chapter)
        case .downloaded(let slug): Route(.get, "chapters", slug)
        case .image(let slug, let chapter, let page): Route(.get, "images", slug, chapter, "\(page)")
        case .deleteChapter(let slug, let chapter): Route(.delete, "chapters", slug, chapter)
        case .storageStats: Route(.get, "storage", "stats")
        }
    }
}

/// What a case of the router stands for.
private struct Route {
    let method: HTTPMethod
    let path: String
    let query: [URLQueryItem]

    init(_ method: HTTPMethod, _ segments: String..., query: KeyValuePairs<String, String> = [:]) {
        self.method = method
        path = segments.map { "/" + PathSegment.encoded($0) }.joined()
        self.query = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
}
