/// When, and with which card, a customer's balance is filled up by itself.
public struct ReloadConfig: Identifiable, Hashable, Sendable {
    public var id: String
    /// `CreditCard.id`.
    public var creditCardID: String?
    /// Below which balance: a decimal number as text, `10.00`.
    public var threshold: String?
    /// By how much: a decimal number as text, `25.00`.
    public var amount: String?

    public init(id: String, creditCardID: String? = nil, threshold: String? = nil, amount: String? = nil) {
        self.id = id
        self.creditCardID = creditCardID
        self.threshold = threshold
        self.amount = amount
    }
}

extension ReloadConfig: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case creditCardID = "creditCardId"
        case threshold
        case amount
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: container.identifier(.id),
            creditCardID: container.text(.creditCardID),
            threshold: container.text(.threshold),
            amount: container.text(.amount)
        )
    }
}
