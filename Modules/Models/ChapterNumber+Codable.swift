import Foundation

extension ChapterNumber: Codable {
    /// Reads a JSON number or a string.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let number = try ChapterNumber(ChapterNumber.text(in: value)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "an empty chapter number")
        }
        self = number
    }

    /// Writes a JSON number where one holds it exactly, else a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(description), number >= 0, isDecimal {
            try container.encode(number)
        } else if isDecimal, let number = Double(description), "\(number)" == description {
            try container.encode(number)
        } else {
            try container.encode(description)
        }
    }

    /// A type that does not fit is no failure: the next one may.
    private static func text(in value: any SingleValueDecodingContainer) throws -> String {
        if let number = try? value.decode(Int.self) { return String(number) }
        if let text = try? value.decode(String.self) { return text }
        // Decimal keeps what JSON writes (10.1, 1e20), where Double would round or write an exponent.
        if let number = try? value.decode(Decimal.self), !number.isNaN { return number.description }
        return try value.decode(Double.self).description
    }
}
