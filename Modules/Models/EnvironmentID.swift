/// The stable key of an environment: `production`, or a hash for an embedded folder.
///
/// Caches, tokens and storage are kept apart by it; the name a person reads may change, this does not.
public struct EnvironmentID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
