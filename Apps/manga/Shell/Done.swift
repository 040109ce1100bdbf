import MangaLocalization
import MangaPresentation
import MangaText

/// What an action did: a sentence for people, its facts for programs.
struct Done: Report {
    /// A fact in `--json`.
    enum Fact: Encodable, Sendable {
        case count(Int)
        case text(String)
        case flag(Bool)

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .count(let count): try value.encode(count)
            case .text(let text): try value.encode(text)
            case .flag(let flag): try value.encode(flag)
            }
        }
    }

    var messages: [Message]
    var facts: [String: Fact]

    init(_ messages: [Message], _ facts: [String: Fact]) {
        self.messages = messages
        self.facts = facts
    }

    func lines(width: Int, in language: Language) -> [StyledLine] {
        messages.flatMap { $0.text(in: language).neutralised.wrapped(to: width).map { StyledLine($0) } }
    }

    func encode(to encoder: any Encoder) throws {
        try facts.encode(to: encoder)
    }
}
