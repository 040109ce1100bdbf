import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// The seed's block; JSON: each setting under its seed's name.
struct ConfigReport: Report {
    let config: APIConfig

    func lines(width: Int, in language: Language) -> [StyledLine] {
        config.configurationText.split(separator: "\n").map { StyledLine(String($0).neutralised) }
    }

    private enum Key: String, CodingKey {
        case id, name, kind, serverURL, port, baseURL, apiVersion, defaultTimeout, downloadTimeout, maxRetries
        case baseRetryDelay, cacheEnabled, cacheMaxMemoryUsage, cacheExpiry, loggingEnabled
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(config.id, forKey: .id)
        try values.encode(config.name, forKey: .name)
        try values.encode(config.kind, forKey: .kind)
        try values.encode(config.serverURL, forKey: .serverURL)
        try values.encode(config.port, forKey: .port)
        try values.encode(config.baseURL, forKey: .baseURL)
        try values.encode(config.apiVersion, forKey: .apiVersion)
        try values.encode(config.defaultTimeout, forKey: .defaultTimeout)
        try values.encode(config.downloadTimeout, forKey: .downloadTimeout)
        try values.encode(config.maxRetries, forKey: .maxRetries)
        try values.encode(config.baseRetryDelay, forKey: .baseRetryDelay)
        try values.encode(config.cacheEnabled, forKey: .cacheEnabled)
        try values.encode(config.cacheMaxMemoryUsage, forKey: .cacheMaxMemoryUsage)
        try values.encode(config.cacheExpiry, forKey: .cacheExpiry)
        try values.encode(config.loggingEnabled, forKey: .loggingEnabled)
    }
}
