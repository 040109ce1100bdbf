import Foundation
import MangaConfig
import MangaLocalization
import MangaNetworking
import MangaPresentation
import MangaText

/// The calls of the router, as `api` takes them; JSON: of each `method`, `path`, `isCached`, `timeout` (seconds).
struct APIRoutesReport: Report {
    private struct Route: Encodable {
        let method: String
        let path: String
        let isCached: Bool
        let timeout: TimeInterval
    }

    static let table = PlainTable([""], columns: "method", "path", "cached=isCached", "timeout")

    private let routes: [Route]

    init(in config: APIConfig) {
        routes = Router.routes.map { route in
            let call = route.call()
            return Route(
                method: call.method.value,
                path: (call.root == .server ? "/" : "") + call.template,
                isCached: call.cachePolicy == .cached,
                timeout: call.timeout.seconds(in: config)
            )
        }
    }

    func lines(width: Int, in language: Language) -> [StyledLine] {
        func words(_ phrase: APIPhrase) -> String { phrase.text(in: language) }
        let columns = [
            Column(words(.methodColumn)), Column(words(.pathColumn), isFlexible: true), Column(words(.cacheColumn)),
            Column(words(.timeoutColumn), .trailing),
        ]
        let rows = routes.map { route in
            [
                StyledLine(route.method, .accent), StyledLine(route.path),
                StyledLine(words(route.isCached ? .cached : .reloaded), .dim),
                StyledLine("\(seconds(route.timeout)) s"),
            ]
        }
        return Columns(columns, width: width).lines(rows: rows)
    }

    func encode(to encoder: any Encoder) throws {
        try routes.encode(to: encoder)
    }

    private func seconds(_ time: TimeInterval) -> String {
        time == time.rounded() && abs(time) < 1e9 ? String(Int(time)) : String(time)
    }
}
