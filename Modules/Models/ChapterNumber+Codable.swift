extension ChapterNumber: Codable {
    /// Reads a JSON number or a string.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self.init(number)
            return
        }
        let text = try (try? value.decode(Double.self)).map { "\($0)" } ?? value.decode(String.self)
        guard let number = ChapterNumber(text) else {
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
}
