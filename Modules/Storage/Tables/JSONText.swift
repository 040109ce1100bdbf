import Foundation

/// Values as JSON text in a column.
enum JSONText {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
    private static let decoder = JSONDecoder()

    static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try decoder.decode(type, from: Data(text.utf8))
    }

    /// The same of many at once: of thousands of small texts, most of the time goes into each beginning.
    static func decode<Value: Decodable>(each type: Value.Type, _ texts: [String]) throws -> [Value] {
        let values = try decode([Value].self, "[" + texts.joined(separator: ",") + "]")
        // A text that holds several values is none; its own error says so.
        return values.count == texts.count ? values : try texts.map { try decode(type, $0) }
    }
}
