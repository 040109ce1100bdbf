/// What a placeholder is filled with.
public enum Argument: Hashable, Sendable {
    case text(String)
    case count(Int)
    /// Another sentence, said in the same language.
    indirect case message(Message)

    func text(in language: Language) -> String {
        switch self {
        case .text(let text): text
        case .count(let count): String(count)
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
