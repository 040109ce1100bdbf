/// The answer of `GET /api/v1/health`.
public struct ServerHealth: Hashable, Codable, Sendable {
    public var status: String
    public var version: String
    /// Seconds.
    public var uptime: Double
    /// ISO 8601.
    public var timestamp: String

    public init(status: String, version: String, uptime: Double, timestamp: String) {
        self.status = status
        self.version = version
        self.uptime = uptime
        self.timestamp = timestamp
    }
}
