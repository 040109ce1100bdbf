/// A card that a customer pays with, as far as a server tells of it.
public struct CreditCard: Identifiable, Hashable, Sendable {
    public var id: String
    public var brand: String?
    /// The last four digits of the number; more of it is never kept.
    public var lastDigits: String

    public init(id: String, brand: String? = nil, lastDigits: String) {
        self.id = id
        self.brand = brand
        self.lastDigits = lastDigits
    }
}

extension CreditCard: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: container.identifier(.id),
            brand: container.decodeIfPresent(String.self, forKey: .brand),
            lastDigits: container.identifier(.lastDigits)
        )
    }
}
