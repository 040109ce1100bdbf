/// The `Status` object of an answer (seed 002); the service may leave out every part of it.
public struct ATStatusV2: Codable, Hashable, Sendable {
    /// `G00000` for a success.
    public var code: String?
    /// The service's own words, `Description` in JSON.
    public var message: String?
    public var type: String?
    public var isFromCache: Bool?
    public var retryable: Bool?

    private enum CodingKeys: String, CodingKey {
        case code = "Code"
        case message = "Description"
        case type = "Type"
        case isFromCache = "IsFromCache"
        case retryable = "Retryable"
    }

    public init(
        code: String? = nil,
        message: String? = nil,
        type: String? = nil,
        isFromCache: Bool? = nil,
        retryable: Bool? = nil
    ) {
        self.code = code
        self.message = message
        self.type = type
        self.isFromCache = isFromCache
        self.retryable = retryable
    }

    public var isSuccess: Bool { code == "G00000" }

    /// Whether the token is no longer good, so that the user must log in again.
    public var isTokenExpired: Bool { code == "G00002" }
}
