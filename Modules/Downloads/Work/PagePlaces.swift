import Foundation
import MangaModels
import MangaNetworking
import MangaStorage
import Synchronization

/// How many pages may be fetched at once from one host, for one environment and of one chapter, and of how many chapters;
/// who comes first goes first.
final class PagePlaces: Sendable {
    /// What has so many places.
    enum Owner: Hashable, Sendable {
        /// Of chapters whose pages are asked for, not of pages.
        case queue
        case chapters(EnvironmentID)
        case environment(EnvironmentID)
        case chapter(ChapterKey)
        case host(String, port: Int?)

        init(host url: URL) {
            self = .host(url.host() ?? "", port: url.port)
        }

        /// The same places, for a client that keeps lines.
        func line(limit: Int) -> RequestLine {
            switch self {
            case .queue: RequestLine("queue", limit: limit)
            case .chapters(let id): RequestLine("chapters \(id.rawValue)", limit: limit)
            case .environment(let id): RequestLine("environment \(id.rawValue)", limit: limit)
            case .chapter(let key):
                RequestLine(
                    "chapter \([key.environment.rawValue, key.manga.rawValue, key.chapter.rawValue])",
                    limit: limit
                )
            case .host(let name, let port): RequestLine("host \(name):\(port ?? 0)", limit: limit)
            }
        }
    }

    private struct Places {
        var taken = 0
        var line: [PagePlace] = []
    }

    private let owners = Mutex<[Owner: Places]>([:])

    /// Runs `work` when one of the `limit` places of `owner` is free; throws `CancellationError` where the surrounding
    /// task is cancelled before.
    func withPlace<Value: Sendable>(
        of owner: Owner,
        limit: Int,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let place = PagePlace(of: owner, limit: limit, in: self)
        defer { place.leave() }
        try await place.enter()
        return try await work()
    }

    /// Stands `place` in line, or gives it what it wants at once.
    func lineUp(_ place: PagePlace) {
        let isFree = owners.withLock { owners in
            var places = owners[place.owner, default: Places()]
            defer { owners[place.owner] = places }
            if places.taken >= place.limit {
                places.line.append(place)
                return false
            }
            places.taken += 1
            return true
        }
        if isFree { place.grant() }
    }

    /// Takes `place` out of the line, or hands what it has to the first there.
    func leave(_ place: PagePlace) {
        let next = owners.withLock { owners -> PagePlace? in
            guard var places = owners[place.owner] else { return nil }
            defer { owners[place.owner] = places.taken > 0 ? places : nil }
            if let index = places.line.firstIndex(where: { $0 === place }) {
                places.line.remove(at: index)
                return nil
            }
            if !places.line.isEmpty { return places.line.removeFirst() }
            places.taken -= 1
            return nil
        }
        next?.grant()
    }
}
