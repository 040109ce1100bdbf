public import Foundation
public import MangaLocalization
import MangaModels
public import MangaText

/// Who is logged in at an environment; nothing secret.
///
/// JSON: `environment`, `loggedIn`, and where somebody is: `kind` (`token`, `password`, `key`), `user`, `header`,
/// `expires`, `renewable`, `customer` (`id`, `name`, `email`), `confirmed` (whether the server said so).
public struct LoginReport: Hashable, Report {
    public enum Kind: String, Hashable, Sendable, Encodable {
        case token, password, key
    }

    /// Whose account it is.
    public struct Person: Hashable, Sendable, Encodable {
        public var id: String
        public var name: String
        public var email: String?

        public init(id: String, name: String, email: String? = nil) {
            self.id = id
            self.name = name
            self.email = email
        }
    }

    public var environment: String
    /// Nil where nobody is logged in.
    public var kind: Kind?
    public var user: String?
    public var header: String?
    public var expires: Date?
    public var isRenewable = false
    public var customer: Person?
    /// Why the server did not confirm it; nil where it did.
    public var doubt: Message?

    public init(environment: String, kind: Kind?) {
        self.environment = environment
        self.kind = kind
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        LoginScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case environment, loggedIn, kind, user, header, expires, renewable, customer, confirmed
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(environment, forKey: .environment)
        try values.encode(kind != nil, forKey: .loggedIn)
        guard let kind else { return }
        try values.encode(kind, forKey: .kind)
        try values.encodeIfPresent(user, forKey: .user)
        try values.encodeIfPresent(header, forKey: .header)
        try values.encodeIfPresent(expires.map(Timestamp.text), forKey: .expires)
        if kind == .token { try values.encode(isRenewable, forKey: .renewable) }
        try values.encodeIfPresent(customer, forKey: .customer)
        try values.encode(doubt == nil, forKey: .confirmed)
    }
}
