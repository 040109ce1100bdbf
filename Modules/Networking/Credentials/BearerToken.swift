public import Foundation

/// A token that a request shows to be let in (RFC 6750), and what a new one is had for (RFC 6749).
public struct BearerToken: Hashable, Sendable {
    public var access: String
    public var refresh: String?
    /// When `access` ends; nil where nobody said.
    public var expires: Date?

    public init(access: String, refresh: String? = nil, expires: Date? = nil) {
        self.access = access
        self.refresh = refresh
        self.expires = expires
    }

    func isExpired(at now: Date) -> Bool {
        expires.map { $0 <= now } ?? false
    }
}

extension BearerToken: Codable {}

extension BearerToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Without the token, so that no log, error or debugger's print shows it by accident.
    public var description: String { "BearerToken(\(Secrets.mark))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
