/// Why there is no new access token, as RFC 6749 §5.2 has it instead of the backend's failure.
enum RefreshRefusal: String, Encodable {
    /// The body is no form, or has not the fields it must have, each once.
    case invalidRequest = "invalid_request"
    /// The refresh token is nobody's, or was used up.
    case invalidGrant = "invalid_grant"
    case unsupportedGrantType = "unsupported_grant_type"

    private enum CodingKeys: CodingKey {
        case error
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rawValue, forKey: .error)
    }
}
