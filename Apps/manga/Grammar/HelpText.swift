import MangaLocalization
import MangaPresentation
import MangaText

/// `help`, made from the command table and the topics.
struct HelpText {
    let language: Language
    let width: Int

    func lines(on subject: HelpSubject) -> [StyledLine] {
        switch subject {
        case .everything: overview()
        case .command(let spec): detail(spec)
        case .topic(let topic): detail(topic)
        }
    }

    /// All commands and topics, a line each.
    func overview() -> [StyledLine] {
        let specs = CommandTable.specs
        let names = specs.map(\.name) + HelpTopic.all.map(\.name)
        let column = (names.map(\.displayWidth).max() ?? 0) + 2
        let groups = CommandGroup.allCases.flatMap { group in
            section(group.title, specs.filter { $0.group == group }.map { ($0.name, Message($0.summary)) }, column)
        }
        return groups + section(.topics, HelpTopic.all.map { ($0.name, Message($0.summary)) }, column)
            + paragraph(Message(HelpPhrase.moreHelp))
    }

    private func section(_ title: HelpPhrase, _ entries: [(String, Message)], _ column: Int) -> [StyledLine] {
        [heading(title)]
            + entries.map { name, summary in
                let line = StyledLine("  " + name.padded(to: column), .accent)
                return (line + StyledLine(summary.text(in: language))).clipped(to: max(20, width))
            } + [""]
    }

    /// One command: how it is written, what it does, its actions and options, examples.
    func detail(_ spec: CommandSpec) -> [StyledLine] {
        let usage = (spec.forms.isEmpty ? [spec.usage] : spec.forms).flatMap { form in
            Message(usage: form).text(in: language).wrapped(to: max(20, width - 2)).map {
                StyledLine("  " + $0, .accent)
            }
        }
        let words = [Message(spec.summary), spec.details.map { Message($0) }].compactMap { $0?.text(in: language) }
        return usage + plain(words.joined(separator: " ")) + choices(of: spec) + actions(of: spec) + options(of: spec)
            + examples(spec.examples) + [""] + notes(on: spec)
    }

    /// The words of its arguments that are explained.
    private func choices(of spec: CommandSpec) -> [StyledLine] {
        let rows = spec.arguments.flatMap { argument in
            argument.kind.words.compactMap { word in argument.notes[word].map { (word, Message($0)) } }
        }
        return rows.isEmpty ? [] : [""] + entries(rows)
    }

    private func actions(of spec: CommandSpec) -> [StyledLine] {
        guard !spec.actions.isEmpty else { return [] }
        let column = (spec.actions.map(\.name.displayWidth).max() ?? 0) + 2
        return ["", heading(.actions)]
            + spec.actions.flatMap { entry($0.name, Message($0.summary), column: column) }
    }

    private func options(of spec: CommandSpec) -> [StyledLine] {
        ["", heading(.options)] + entries(spec.allOptions)
    }

    private func examples(_ lines: [String]) -> [StyledLine] {
        guard !lines.isEmpty else { return [] }
        let shown = lines.flatMap { $0.wrapped(to: max(20, width - 2)) }
        return ["", heading(.examples)] + shown.map { StyledLine("  " + $0, .accent) }
    }

    /// Its other names, the topics that belong to it, and its exit status.
    private func notes(on spec: CommandSpec) -> [StyledLine] {
        var messages: [Message] = []
        if !spec.aliases.isEmpty { messages.append(names(.also, spec.aliases)) }
        if !spec.topics.isEmpty { messages.append(names(.seeTopic, spec.topics.map { "help \($0)" })) }
        if spec.table != .facts { messages.append(names(.plainFields, spec.table.columns)) }
        messages += spec.shapes.map { Message(HelpPhrase.jsonShape, ["shape": .text($0.text)]) }
        messages.append(Message(HelpPhrase.status, ["failure": .message(Message(spec.failure))]))
        return messages.flatMap(paragraph)
    }

    private func names(_ phrase: HelpPhrase, _ names: [String]) -> Message {
        Message(phrase, ["names": .text(names.joined(separator: ", "))])
    }

    func detail(_ topic: HelpTopic) -> [StyledLine] {
        topic.summary.text(in: language).wrapped(to: width).map { StyledLine($0, .heading) }
            + topic.parts.flatMap { part -> [StyledLine] in
                switch part {
                case .text(let message): [""] + plain(message.text(in: language))
                case .rows(let rows): [""] + entries(rows.map { ($0.words, $0.meaning) })
                }
            }
    }

    /// Options, each with what it does.
    func entries(_ options: [OptionSpec]) -> [StyledLine] {
        entries(options.map { (Message(usage: $0.usage).text(in: language), $0.summary) })
    }

    /// Names, each with what it does; one too long for the column stands above it.
    private func entries(_ rows: [(name: String, summary: Message)]) -> [StyledLine] {
        let limit = max(12, width / 2 - 4)
        let column = (rows.map(\.name.displayWidth).filter { $0 <= limit }.max() ?? 0) + 2
        return rows.flatMap { name, summary in
            guard name.displayWidth > limit else { return entry(name, summary, column: column) }
            return name.wrapped(to: max(1, width - 2)).map { StyledLine("  " + $0, .accent) }
                + entry("", summary, column: column)
        }
    }

    func heading(_ phrase: HelpPhrase) -> StyledLine {
        StyledLine(phrase.text(in: language), .heading)
    }

    private func plain(_ text: String) -> [StyledLine] {
        text.wrapped(to: width).map { StyledLine($0) }
    }

    func paragraph(_ message: Message) -> [StyledLine] {
        message.text(in: language).wrapped(to: width).map { StyledLine($0, .dim) }
    }

    /// A name and what it does, the text wrapped beside the name.
    func entry(_ name: String, _ summary: Message, column: Int) -> [StyledLine] {
        summary.text(in: language).wrapped(to: max(20, width - column - 2)).enumerated().map { index, text in
            StyledLine("  " + (index == 0 ? name : "").padded(to: column), .accent) + StyledLine(text)
        }
    }
}

extension CommandSpec {
    /// The topics of help that tell more of what it takes.
    var topics: [String] {
        let kinds = arguments.map(\.kind)
        var topics: [String] = []
        if kinds.contains(.selection) || kinds.contains(.chapter) { topics.append("selection") }
        if kinds.contains(.environment) { topics.append("environments") }
        if takesSettings || name == "config" { topics.append("settings") }
        return topics
    }
}
