public import MangaModels
public import MangaNetworking

/// What the engine needs of an environment: where pages are listed, the client that fetches them with its
/// credentials, and how much it may be asked for at once.
///
/// The engine asks `origin(for:)` of whoever built it, each time it begins a chapter. Nil means that the environment
/// cannot be reached in this process (an embedded server whose folder is not open): the engine gives the row back and
/// leaves that environment's rows waiting, neither failed nor lost, until `DownloadManager.environmentsChanged()`.
public struct Origin: Sendable {
    public var source: any MangaSource
    public var client: HTTPClient
    /// Chapters, pages, connections and tries of this environment; nil for those of the manager.
    ///
    /// Its `lease` and `pulse` are not looked at.
    public var limits: DownloadLimits?

    public init(source: any MangaSource, client: HTTPClient, limits: DownloadLimits? = nil) {
        self.source = source
        self.client = client
        self.limits = limits
    }
}
