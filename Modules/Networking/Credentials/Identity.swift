public import Foundation

/// Who asks, without anything secret.
public struct Identity: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Encodable {
        case token, password, key
    }

    public var kind: Kind
    /// With `password`.
    public var user: String?
    /// With `key`.
    public var header: String?
    /// With `token`, where it is known.
    public var expires: Date?
    /// Whether a token that has ended can be renewed.
    public var isRenewable = false

    init(_ credentials: Credentials) {
        switch credentials {
        case .token(let token):
            kind = .token
            expires = token.expires
            isRenewable = token.refresh != nil
        case .password(let user, _):
            kind = .password
            self.user = user
        case .key(let header, _):
            kind = .key
            self.header = header
        }
    }
}
