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
    /// `https://host`, `host:port`, `https://host/base/`; a port in it wins over `port`.
    ///
    /// Without a scheme it is http for this machine, private addresses and names of one label, else https.
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
    /// What is written down about requests; `loggingEnabled` is the seed's view of it.
    public var logLevel: LogLevel
    /// Between server URL and `/api`: `manga` or `/manga/`; empty for none.
    public var basePath: String
    /// `http://host:port`, `socks5://host:port`, …; `none` for a direct connection, nil for what the variables
    /// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say.
    public var proxy: String?
    /// PEM file of the certificate authorities to trust instead of the system's.
    public var caFile: String?
    /// Whether certificates go unchecked; whoever sends warns every time.
    public var isInsecure: Bool
    /// Sent with every request to this environment's own origin, beside `commonHeaders`.
    public var headers: [String: String]
    /// The `CompanyCode` header of seed 004; nil sends none.
    public var companyCode: String?
    /// The most requests that may begin within a minute, per host; nil for no limit.
    public var requestsPerMinute: Int?
    /// Chapters that are downloaded at once; at least 1.
    public var chaptersAtOnce: Int
    /// Pages that are fetched at once within a chapter; at least 1.
    public var pagesAtOnce: Int
    /// Pages that are fetched at once from one host, over all chapters; at least 1.
    public var connectionsPerHost: Int
    /// The folder of mock files that answers in the server's place; nil for the server itself.
    public var mock: String?

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
        loggingEnabled: Bool = false,
        logLevel: LogLevel? = nil,
        basePath: String = "",
        proxy: String? = nil,
        caFile: String? = nil,
        isInsecure: Bool = false,
        headers: [String: String] = [:],
        companyCode: String? = nil,
        requestsPerMinute: Int? = nil,
        chaptersAtOnce: Int = 3,
        pagesAtOnce: Int = 5,
        connectionsPerHost: Int = 15,
        mock: String? = nil
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
        self.logLevel = logLevel ?? (loggingEnabled ? .default : .none)
        self.basePath = basePath
        self.proxy = proxy
        self.caFile = caFile
        self.isInsecure = isInsecure
        self.headers = headers
        self.companyCode = companyCode
        self.requestsPerMinute = requestsPerMinute
        self.chaptersAtOnce = chaptersAtOnce
        self.pagesAtOnce = pagesAtOnce
        self.connectionsPerHost = connectionsPerHost
        self.mock = mock
    }
}

extension APIConfig {
    /// Whether requests are logged at all (seed 000); switching it on means the level `default`.
    public var loggingEnabled: Bool {
        get { logLevel != .none }
        set { if newValue != loggingEnabled { logLevel = newValue ? .default : .none } }
    }
}
