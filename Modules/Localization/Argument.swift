public import Foundation

/// What a placeholder is filled with.
public enum Argument: Hashable, Sendable {
    case text(String)
    case count(Int)
    /// Bytes.
    case size(Int)
    case date(Date)
    /// Another sentence, said in the same language.
    indirect case message(Message)

    /// What stands in the placeholder's place.
    public func text(in language: Language) -> String {
        switch self {
        case .text(let text): text
        case .count(let count): language.text(of: count)
        case .size(let bytes): language.text(ofBytes: bytes)
        case .date(let date): language.text(of: date)
        case .message(let message): message.text(in: language)
        }
    }
}

extension Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    public init(integerLiteral value: Int) {
        self = .count(value)
    }
}
