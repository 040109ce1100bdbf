public import MangaModels

/// Every call of the backend (seed 004).
///
/// `call(refreshToken:)` has the one `switch`: a new call is one case and one entry there. `Endpoint` has a member of
/// the same name for each call whose answer is JSON, typed by that answer. `chapter` is the `{n}` of a route:
/// `Chapter.slug`.
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
    case refreshToken
    case forgotPassword(forgotPassObj: CustomerForgotPassword)
    case getCustomer
    case updateCustomer(Customer)
    case deleteSavedCreditCard(id: String)
    case deleteReloadConfig(id: String)

    public var method: HTTPMethod { call().method }

    /// Percent-encoded, without a leading `/`, below the call's root: `v2/RefreshToken` (seed 004), `manga/popular`.
    public var path: String { call().path }

    /// What this sends and what comes back; `refreshToken` is what `.refreshToken` sends, and empty without one.
    public func call(refreshToken token: String? = nil) -> Call {
        switch self {
        case .health:
            Call(.get, .api, "health", answer: ServerHealth.self)
        case .popular:
            Call(.get, .server, "manga", "popular", cachePolicy: .cached, answer: [Manga].self)
        case .search(let text, let offset, let limit):
            Call(
                .get,
                .api,
                "manga",
                query: ["q": text, "offset": "\(offset)", "limit": "\(limit)"],
                cachePolicy: .cached,
                answer: [Manga].self
            )
        case .manga(let slug):
            Call(.get, .api, "manga", .slug(slug), cachePolicy: .cached, answer: Manga.self)
        case .chapters(let slug):
            Call(.get, .api, "manga", .slug(slug), "chapters", cachePolicy: .cached, answer: [Chapter].self)
        case .download(let slug, let chapter):
            Call(
                .post,
                .api,
                "download",
                .slug(slug),
                .chapter(chapter),
                timeout: .download,
                answer: DownloadReceipt.self
            )
        case .manifest(let slug, let chapter):
            Call(.get, .api, "chapters", .slug(slug), .chapter(chapter), answer: ChapterManifest.self)
        case .downloaded(let slug):
            Call(.get, .api, "chapters", .slug(slug), answer: DownloadedChapters.self)
        case .image(let slug, let chapter, let page):
            Call(
                .get,
                .api,
                "images",
                .slug(slug),
                .chapter(chapter),
                .value("\(page)", name: "page"),
                answer: NoAnswer.self
            )
        case .deleteChapter(let slug, let chapter):
            Call(.delete, .api, "chapters", .slug(slug), .chapter(chapter), answer: Deletion.self)
        case .storageStats:
            Call(.get, .api, "storage", "stats", answer: ServerStorage.self)
        case .refreshToken:
            Call(
                .post,
                .version("v2"),
                "RefreshToken",
                body: .form(["refresh_token": token ?? "", "grant_type": "refresh_token"]),
                timeout: .account,
                answer: RefreshedToken.self
            )
        case .forgotPassword(let request):
            Call(
                .post,
                .version("v3"),
                "Customer",
                "Password",
                "Forgot",
                body: .json(encoding: request),
                timeout: .account,
                answer: NoAnswer.self
            )
        case .getCustomer:
            Call(.get, .version("v3"), "Customer", timeout: .account, answer: Customer.self)
        case .updateCustomer(let customer):
            Call(
                .put,
                .version("v3"),
                "Customer",
                body: .json(encoding: customer),
                timeout: .account,
                answer: Customer.self
            )
        case .deleteSavedCreditCard(let id):
            Call(.delete, .version("v3"), "Customer", "CreditCard", .id(id), timeout: .account, answer: NoAnswer.self)
        case .deleteReloadConfig(let id):
            Call(.delete, .version("v3"), "Customer", "ReloadConfig", .id(id), timeout: .account, answer: NoAnswer.self)
        }
    }
}

extension Call.Segment {
    fileprivate static func slug(_ text: String) -> Self { .value(text, name: "slug") }
    fileprivate static func chapter(_ text: String) -> Self { .value(text, name: "n") }
    fileprivate static func id(_ text: String) -> Self { .value(text, name: "id") }
}

extension Call.Timeout {
    /// Seed 004's.
    fileprivate static let account = Call.Timeout.seconds(60)
}
