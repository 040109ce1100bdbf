extension APIConfig {
    /// Sent with every request to this environment's own origin.
    ///
    /// `headers` win, whatever the case of their names; `CompanyCode` and `PlatformType` are those of seed 004.
    public var commonHeaders: [String: String] {
        var common = [
            "Accept": "application/json", "User-Agent": "MangaReader/1.0",
            "PlatformType": PlatformType.current.rawValue,
        ]
        common["CompanyCode"] = companyCode
        for (name, value) in headers {
            for other in common.keys where other.lowercased() == name.lowercased() { common[other] = nil }
            common[name] = value
        }
        return common
    }

    public func authHeader(token: String) -> [String: String] {
        ["Authorization": "Bearer \(token)"]
    }

    /// Server URL an http or https address, port from 1 to 65535, timeouts positive, retries not negative (seed 000).
    public var isValid: Bool {
        ServerAddress(serverURL).isValid && (1...65535).contains(port) && defaultTimeout > 0 && downloadTimeout > 0
            && maxRetries >= 0
    }

    /// The block of seed 000, to the letter; a password in the server's URL is hidden.
    public var configurationText: String {
        """
        === API Configuration ===
        Server URL: \(Secret.hidden(inURL: serverURL))
        Port: \(port)
        Base URL: \(Secret.hidden(inURL: baseURL))
        API Version: \(apiVersion)
        Default Timeout: \(defaultTimeout)s
        Download Timeout: \(downloadTimeout)s
        Max Retries: \(maxRetries)
        Logging Enabled: \(loggingEnabled)
        Cache Enabled: \(cacheEnabled)
        =========================
        """
    }

    /// Prints `configurationText`.
    public func printConfiguration() {
        print(configurationText)
    }
}
