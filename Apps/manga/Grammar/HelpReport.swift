import MangaLocalization
import MangaPresentation
import MangaText

/// Help as a screen; JSON: of each command `name`, `usage`, `summary`, `aliases`, `options`, `group`, `actions` and
/// `examples`; of a topic `topic`, `summary` and `lines`, in English whatever the language.
struct HelpReport: Report {
    let subject: HelpSubject

    init(_ subject: HelpSubject) {
        self.subject = subject
    }

    static let table = PlainTable([""], columns: "name", "usage", "summary")

    func lines(width: Int, in language: Language) -> [StyledLine] {
        HelpText(language: language, width: width).lines(on: subject)
    }

    private struct Entry: Encodable {
        let name: String
        let usage: String
        let summary: String
        let aliases: [String]
        let options: [String]
        let group: String
        let actions: [String]
        let examples: [String]

        init(_ spec: CommandSpec) {
            name = spec.name
            usage = spec.usage
            summary = spec.summary.text(in: .english)
            aliases = spec.aliases
            options = spec.allOptions.map(\.usage)
            group = spec.group.rawValue
            actions = spec.actions.map(\.name)
            examples = spec.examples
        }
    }

    private struct TopicEntry: Encodable {
        let topic: String
        let summary: String
        let lines: [String]
    }

    func encode(to encoder: any Encoder) throws {
        switch subject {
        case .everything: try CommandTable.specs.map(Entry.init).encode(to: encoder)
        case .command(let spec): try [Entry(spec)].encode(to: encoder)
        case .topic(let topic):
            let lines = HelpText(language: .english, width: 80).detail(topic).map(\.plain)
            try TopicEntry(topic: topic.name, summary: topic.summary.text(in: .english), lines: lines)
                .encode(to: encoder)
        }
    }
}
