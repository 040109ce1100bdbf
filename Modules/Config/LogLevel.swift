/// How much is written down about each request.
public enum LogLevel: String, Codable, CaseIterable, Hashable, Sendable {
    case none
    /// One line for each request and each answer.
    case `default`
    /// The header fields too.
    case verbose
    /// The `curl` command that would send the same.
    case curl
}
