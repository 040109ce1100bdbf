/// The owner of an account, with what is kept for paying (seed 004).
///
/// The seed names the calls and not the fields; a server may leave out all but the id.
public struct Customer: Identifiable, Hashable, Sendable {
    public var id: String
    public var firstName: String?
    public var lastName: String?
    public var email: String?
    public var phone: String?
    /// Taken away with `DELETE v3/Customer/CreditCard/{id}`; an update leaves them alone.
    public var creditCards: [CreditCard]
    /// Taken away with `DELETE v3/Customer/ReloadConfig/{id}`; an update leaves them alone.
    public var reloadConfigs: [ReloadConfig]

    public init(
        id: String,
        firstName: String? = nil,
        lastName: String? = nil,
        email: String? = nil,
        phone: String? = nil,
        creditCards: [CreditCard] = [],
        reloadConfigs: [ReloadConfig] = []
    ) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
        self.creditCards = creditCards
        self.reloadConfigs = reloadConfigs
    }
}

extension Customer: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: container.identifier(.id),
            firstName: container.decodeIfPresent(String.self, forKey: .firstName),
            lastName: container.decodeIfPresent(String.self, forKey: .lastName),
            email: container.decodeIfPresent(String.self, forKey: .email),
            phone: container.decodeIfPresent(String.self, forKey: .phone),
            creditCards: container.decodeIfPresent([CreditCard].self, forKey: .creditCards) ?? [],
            reloadConfigs: container.decodeIfPresent([ReloadConfig].self, forKey: .reloadConfigs) ?? []
        )
    }
}

extension KeyedDecodingContainer {
    /// An id, which servers write as text or as a number.
    func identifier(_ key: Key) throws -> String {
        if let text = text(key) { return text }
        return try decode(String.self, forKey: key)
    }
}
