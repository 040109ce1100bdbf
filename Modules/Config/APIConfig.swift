public import Foundation
public import MangaModels

/// One environment: the server to talk to, and how (seed 000).
///
/// A value: `env NAME` replaces `APIConfig.current`, and whatever runs keeps the value it began with. The static
/// members of the same names are those of `current`; only an app assigns it, and no module of ours reads the statics.
public struct APIConfig: Hashable, Sendable {
    /// The stable key that caches, tokens and storage are kept under.
    public var id: EnvironmentID
    /// What a person types after `env`.
    public var name: String
    public var kind: ServerKind
    /// With scheme; a port in it wins over `port`.
    ///
    /// A trailing `/` does no harm.
    public var serverURL: String
    /// 1 to 65535.
    public var port: Int
    public var apiVersion: String
    /// Seconds that a request may go without a byte.
    public var defaultTimeout: TimeInterval
    /// Seconds that a whole download may take.
    public var downloadTimeout: TimeInterval
    /// Retries after the first try.
    public var maxRetries: Int
    /// Seconds before the first retry; doubled for each further one.
    public var baseRetryDelay: TimeInterval
    public var cacheEnabled: Bool
    /// Answers kept in memory.
    public var cacheMaxMemoryUsage: Int
    /// Seconds that a kept answer is good for.
    public var cacheExpiry: TimeInterval
    public var loggingEnabled: Bool

    public init(
        id: EnvironmentID,
        name: String? = nil,
        kind: ServerKind = .mangareader,
        serverURL: String,
        port: Int = 3001,
        apiVersion: String = "v1",
        defaultTimeout: TimeInterval = 30,
        downloadTimeout: TimeInterval = 300,
        maxRetries: Int = 3,
        baseRetryDelay: TimeInterval = 1,
        cacheEnabled: Bool = true,
        cacheMaxMemoryUsage: Int = 100,
        cacheExpiry: TimeInterval = 300,
        loggingEnabled: Bool = false
    ) {
        self.id = id
        self.name = name ?? id.rawValue
        self.kind = kind
        self.serverURL = serverURL
        self.port = port
        self.apiVersion = apiVersion
        self.defaultTimeout = defaultTimeout
        self.downloadTimeout = downloadTimeout
        self.maxRetries = maxRetries
        self.baseRetryDelay = baseRetryDelay
        self.cacheEnabled = cacheEnabled
        self.cacheMaxMemoryUsage = cacheMaxMemoryUsage
        self.cacheExpiry = cacheExpiry
        self.loggingEnabled = loggingEnabled
    }
}
