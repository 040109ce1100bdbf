import MangaLocalization
import MangaNetworking

/// A path that `api` takes, or how one begins whose next part is a value.
struct APIPlace: Hashable {
    /// `manga/`, where the slug of a manga follows.
    let path: String
    let meaning: WordPhrase

    /// Those of the router, in order, each once.
    static let all: [APIPlace] = {
        var seen: Set<String> = []
        return Router.routes.map(APIPlace.init).filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }()

    /// What each means.
    static let notes = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0.meaning) })

    private init(_ route: Router) {
        let call = route.call()
        // Without the query, and without what names a value.
        path = (call.root == .server ? "/" : "") + call.template.prefix { $0 != "?" && $0 != "{" }
        meaning = APIPlace.meaning(of: route)
    }

    private static func meaning(of route: Router) -> WordPhrase {
        switch route {
        case .health: .routeHealth
        case .popular: .routePopular
        case .search: .routeSearch
        case .manga, .chapters: .routeManga
        case .download: .routeDownload
        case .manifest, .deleteChapter, .downloaded: .routeStored
        case .image: .routeImage
        case .storageStats: .routeStorage
        case .refreshToken: .routeToken
        case .forgotPassword: .routePassword
        case .getCustomer, .updateCustomer: .routeCustomer
        case .deleteSavedCreditCard: .routeCard
        case .deleteReloadConfig: .routeReload
        }
    }
}
