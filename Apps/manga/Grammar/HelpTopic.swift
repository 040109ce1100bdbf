import MangaConfig
import MangaLocalization
import MangaPresentation

/// What help tells that no single command does.
struct HelpTopic: Sendable {
    /// A piece of its text.
    enum Part: Sendable {
        case text(Message)
        /// What to write, and what it does.
        case rows([Row])
    }

    struct Row: Sendable {
        let words: String
        let meaning: Message

        init(_ words: String, _ meaning: TopicPhrase) {
            self.init(words, Message(meaning))
        }

        init(_ words: String, _ meaning: Message) {
            self.words = words
            self.meaning = meaning
        }
    }

    let name: String
    let summary: TopicPhrase
    let parts: [Part]

    /// The topic of that name, in capitals or not.
    static func named(_ name: String) -> HelpTopic? {
        all.first { $0.name == name.lowercased() }
    }

    /// All lines of the shell that it shows.
    var rows: [Row] {
        parts.flatMap { part -> [Row] in
            if case .rows(let rows) = part { rows } else { [] }
        }
    }
}

extension HelpTopic.Part {
    static func text(_ phrase: TopicPhrase) -> HelpTopic.Part { .text(Message(phrase)) }
}
