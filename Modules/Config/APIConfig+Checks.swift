extension APIConfig {
    /// Sent with every request to this environment's own origin.
    public var commonHeaders: [String: String] {
        ["Accept": "application/json", "User-Agent": "MangaReader/1.0"]
    }

    public func authHeader(token: String) -> [String: String] {
        ["Authorization": "Bearer \(token)"]
    }

    /// Server URL an http or https address, port from 1 to 65535, timeouts positive, retries not negative (seed 000).
    public var isValid: Bool {
        ServerAddress(serverURL).isValid && (1...65535).contains(port) && defaultTimeout > 0 && downloadTimeout > 0
            && maxRetries >= 0
    }

    /// The block of seed 000, to the letter.
    public var configurationText: String {
        """
        === API Configuration ===
        Server URL: \(serverURL)
        Port: \(port)
        Base URL: \(baseURL)
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
