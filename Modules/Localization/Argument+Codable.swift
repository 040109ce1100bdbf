import Foundation

/// An object with the one key that says what the value is.
extension Argument: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, count, size, date, message
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch values.allKeys.first {
        case .text: self = .text(try values.decode(String.self, forKey: .text))
        case .count: self = .count(try values.decode(Int.self, forKey: .count))
        case .size: self = .size(try values.decode(Int.self, forKey: .size))
        case .date: self = .date(try values.decode(Date.self, forKey: .date))
        case .message: self = .message(try values.decode(Message.self, forKey: .message))
        case nil:
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "No known argument.")
            throw DecodingError.dataCorrupted(context)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try values.encode(text, forKey: .text)
        case .count(let count): try values.encode(count, forKey: .count)
        case .size(let bytes): try values.encode(bytes, forKey: .size)
        case .date(let date): try values.encode(date, forKey: .date)
        case .message(let message): try values.encode(message, forKey: .message)
        }
    }
}
