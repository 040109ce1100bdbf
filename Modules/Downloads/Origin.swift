public import MangaModels
public import MangaNetworking

/// What the engine needs of an environment: where pages are listed, and the client that fetches them with its
/// credentials.
public struct Origin: Sendable {
    public var source: any MangaSource
    public var client: HTTPClient

    public init(source: any MangaSource, client: HTTPClient) {
        self.source = source
        self.client = client
    }
}
