public import MangaLocalization
public import MangaModels
public import MangaText

/// How the server of an environment is.
///
/// JSON: `environment`, `url`, `status`, `version`, `uptime` (seconds), `timestamp`, `milliseconds` (the answer took).
public struct HealthReport: Hashable, Report {
    public var environment: String
    public var url: String
    public var health: ServerHealth
    public var milliseconds: Int?

    public init(environment: String, url: String, health: ServerHealth, milliseconds: Int? = nil) {
        self.environment = environment
        self.url = url
        self.health = health
        self.milliseconds = milliseconds
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        HealthScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case environment, url, status, version, uptime, timestamp, milliseconds
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(environment, forKey: .environment)
        try values.encode(url, forKey: .url)
        try values.encode(health.status, forKey: .status)
        try values.encode(health.version, forKey: .version)
        try values.encode(health.uptime.isFinite ? health.uptime : 0, forKey: .uptime)
        try values.encode(health.timestamp, forKey: .timestamp)
        try values.encodeIfPresent(milliseconds, forKey: .milliseconds)
    }
}
