import Foundation

extension JSONNode: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ text: String) {
            stringValue = text
        }

        init?(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    /// Keys come in the encoder's order, numbers with at most 38 digits.
    package func encode(to encoder: any Encoder) throws {
        switch content {
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for member in members { try container.encode(member.value, forKey: Key(member.key)) }
        case .list(let nodes):
            var container = encoder.unkeyedContainer()
            for node in nodes { try container.encode(node) }
        default:
            var container = encoder.singleValueContainer()
            switch content {
            case .toggle(let value): try container.encode(value)
            case .text(let text): try container.encode(text)
            case .number(let digits): try encode(digits, in: &container)
            case .null, .list, .object: try container.encodeNil()
            }
        }
    }

    private func encode(_ digits: String, in container: inout any SingleValueEncodingContainer) throws {
        if let number = Int(digits) { return try container.encode(number) }
        if let number = Decimal(string: digits, locale: nil), number.isFinite { return try container.encode(number) }
        try container.encodeNil()
    }
}
