import MangaLocalization

extension Setting {
    /// The one table of settings: the file, variables, flags, `config` and help are all made from it.
    public static let all = [
        Setting(
            "kind",
            \.kind,
            .choice(ServerKind.allCases.map(\.rawValue)),
            .settingKind,
            reach: .start
        ),
        Setting("serverURL", \.serverURL, .address, .settingServerURL, reach: .start),
        Setting("port", \.port, .whole(1...65_535), .settingPort, reach: .start),
        Setting("basePath", \.basePath, .path, .settingBasePath, reach: .start),
        Setting("apiVersion", \.apiVersion, .segment, .settingAPIVersion, reach: .start),
        Setting("defaultTimeout", \.defaultTimeout, .seconds(0.1...86_400), .settingTimeout, aliases: ["timeout"]),
        Setting("downloadTimeout", \.downloadTimeout, .seconds(0.1...86_400), .settingDownloadTimeout),
        Setting("maxRetries", \.maxRetries, .whole(0...100), .settingMaxRetries),
        Setting("baseRetryDelay", \.baseRetryDelay, .seconds(0...3_600), .settingRetryDelay),
        Setting("cacheEnabled", \.cacheEnabled, .toggle, .settingCache),
        Setting("cacheMaxMemoryUsage", \.cacheMaxMemoryUsage, .whole(0...100_000), .settingCacheSize),
        Setting("cacheExpiry", \.cacheExpiry, .seconds(0...31_536_000), .settingCacheExpiry),
        Setting("logLevel", \.logLevel, .level, .settingLogLevel, aliases: ["loggingEnabled"]),
        Setting("proxy", \.proxy, .proxy, .settingProxy, reach: .servers),
        Setting("caFile", \.caFile, .file, .settingCAFile, reach: .servers),
        Setting("insecure", \.isInsecure, .toggle, .settingInsecure, reach: .servers),
        Setting("headers", \.headers, .fields, .settingHeaders, reach: .servers),
        Setting("companyCode", \.companyCode, .line, .settingCompanyCode, reach: .servers),
        Setting("requestsPerMinute", \.requestsPerMinute, .whole(1...100_000), .settingRate),
        Setting("chaptersAtOnce", \.chaptersAtOnce, .whole(1...16), .settingChaptersAtOnce),
        Setting("pagesAtOnce", \.pagesAtOnce, .whole(1...16), .settingPagesAtOnce),
        Setting("connectionsPerHost", \.connectionsPerHost, .whole(1...16), .settingConnectionsPerHost),
        Setting("mock", \.mock, .folder, .settingMock, reach: .start),
    ]
}
