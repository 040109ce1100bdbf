/// The answer of `POST v2/RefreshToken` (RFC 6749 §5.1).
public struct RefreshedToken: Hashable, Sendable {
    public var accessToken: String
    public var tokenType: String
    /// Seconds; nil where the server does not say.
    public var expiresIn: Int?
    /// What to refresh with from now on; nil where the token that was sent stays good.
    public var refreshToken: String?

    public init(
        accessToken: String,
        tokenType: String = "Bearer",
        expiresIn: Int? = nil,
        refreshToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.tokenType = tokenType
        self.expiresIn = expiresIn
        self.refreshToken = refreshToken
    }
}

extension RefreshedToken: Codable {
    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case refreshToken = "refresh_token"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            accessToken: container.decode(String.self, forKey: .accessToken),
            // Required by the RFC, and left out by many servers.
            tokenType: container.decodeIfPresent(String.self, forKey: .tokenType) ?? "Bearer",
            expiresIn: container.count(.expiresIn),
            refreshToken: container.decodeIfPresent(String.self, forKey: .refreshToken)
        )
    }
}

extension RefreshedToken: CustomStringConvertible, CustomDebugStringConvertible {
    /// Without the tokens, which do not belong into logs.
    public var description: String {
        "RefreshedToken(\(tokenType), expires in \(expiresIn.map { "\($0) s" } ?? "unknown time"))"
    }

    public var debugDescription: String { description }
}
