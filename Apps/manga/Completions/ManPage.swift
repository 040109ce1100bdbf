import MangaConfig
import MangaLocalization

/// The man page, in mdoc, made from the command table.
struct ManPage {
    let language: Language

    var text: String {
        (head + description + options + settings + commands + topics + environment + files + status + examples)
            .joined(separator: "\n")
    }

    private var head: [String] {
        let options = Roff.argument(placeholder(.options))
        // Only in a SYNOPSIS, not in a SINOPSIS, does a name begin a line by itself.
        let lineBreak = said(.headSynopsis) == "SYNOPSIS" ? [] : [".br"]
        let beginning = [
            #".\" Made by: manga help --man"#, ".Dd \(Program.released)", ".Dt MANGA 1", ".Os",
            heading(.headName), ".Nm manga", ".Nd \(Roff.text(said(.name)))",
            heading(.headSynopsis), ".Nm", ".Op Ar \(options)", ".Op Ar \(Roff.argument(placeholder(.folder)))",
        ]
        return beginning + lineBreak + [
            ".Nm", ".Op Ar \(options)", ".Ar \(Roff.argument(placeholder(.command)))",
            ".Op Ar \(Roff.argument(placeholder(.arguments)))",
        ]
    }

    private var description: [String] {
        [heading(.headDescription)] + Roff.lines(said(.description)) + [".Pp"] + Roff.lines(said(.descriptionCommands))
    }

    private var options: [String] {
        [heading(.headOptions)] + list(Invocation.options)
    }

    private var settings: [String] {
        [heading(.headSettings)] + Roff.lines(said(.settings))
            + list(OptionSpec.shell + OptionSpec.settings + OptionSpec.library)
    }

    private var commands: [String] {
        [heading(.headCommands)] + Roff.lines(said(.commands)) + list([.json])
            + CommandGroup.allCases.flatMap { group in
                let specs = CommandTable.specs.filter { $0.group == group }
                return [".Ss \(Roff.text(group.title.text(in: language)))", ".Bl -tag -width Ds"]
                    + specs.flatMap(command) + [".El"]
            }
    }

    /// One command: its forms, what it does, its words, options and actions.
    private func command(_ spec: CommandSpec) -> [String] {
        item(of: spec) + body(of: spec)
            + spec.actions.flatMap { action -> [String] in
                guard let action = spec.action(named: action.name) else { return [] }
                return item(of: action) + body(of: action)
            }
    }

    private func item(of spec: CommandSpec) -> [String] {
        [".It Ic \(Roff.argument(spec.name))"]
    }

    private func body(of spec: CommandSpec) -> [String] {
        let forms = spec.forms.isEmpty ? [spec.usage] : spec.forms
        let also =
            spec.aliases.isEmpty
            ? nil : Message(HelpPhrase.also, ["names": .text(spec.aliases.joined(separator: ", "))])
        let failure =
            spec.failure == .failed ? nil : Message(HelpPhrase.status, ["failure": .message(Message(spec.failure))])
        let words = [Message(spec.summary)] + [spec.details.map { Message($0) }, also, failure].compactMap(\.self)
        return forms.flatMap { [".D1 \(Roff.argument(Message(usage: $0).text(in: language)))"] }
            + words.flatMap { Roff.lines($0.text(in: language)) }
            + choices(of: spec) + (spec.takesSettings ? Roff.lines(said(.takesSettings)) : [])
            + (spec.options.isEmpty ? [] : list(spec.options))
    }

    private func choices(of spec: CommandSpec) -> [String] {
        let rows = spec.arguments.flatMap { argument in
            argument.kind.words.map { ($0, WordNotes.meaning(of: $0, own: argument.notes, in: language)) }
        }
        guard !rows.isEmpty else { return [] }
        return [".Bl -tag -width Ds -compact"]
            + rows.flatMap { [".It Cm \(Roff.argument($0))"] + Roff.lines($1) } + [".El"]
    }

    private func list(_ options: [OptionSpec]) -> [String] {
        [".Bl -tag -width Ds"] + options.flatMap(option) + [".El"]
    }

    private func option(_ option: OptionSpec) -> [String] {
        let usage = Message(usage: option.usage).text(in: language)
        let names = ([usage] + option.aliases).joined(separator: ", ")
        let words = option.kind.words.isEmpty ? [] : [".Pq \(Roff.argument(option.kind.words.joined(separator: ", ")))"]
        return [".It Cm \(Roff.argument(names))"] + Roff.lines(option.summary.text(in: language)) + words
    }

    private var topics: [String] {
        [heading(.headTopics)]
            + HelpTopic.all.flatMap { topic in
                [".Ss \(Roff.text(topic.name))"] + topic.parts.flatMap(part)
            }
    }

    private func part(_ part: HelpTopic.Part) -> [String] {
        switch part {
        case .text(let message): Roff.lines(message.text(in: language))
        case .rows(let rows):
            [".Bl -tag -width Ds"]
                + rows.flatMap { row in
                    [".It Li \(Roff.argument(row.words))"] + Roff.lines(row.meaning.text(in: language))
                } + [".El"]
        }
    }

    private var environment: [String] {
        let own: KeyValuePairs<String, ManPhrase> = [
            "MANGAREADER_HOME": .variableHome, "MANGAREADER_ENV": .variableEnvironment,
            "LC_ALL, LC_MESSAGES, LANG": .variableLanguage, "NO_COLOR": .variableColour, "TERM": .variableTerm,
            "COLUMNS": .variableColumns,
        ]
        let settings =
            Setting.all.map { ($0.variable, Message($0.summary)) }
            + LibrarySetting.allCases.map { ($0.variable, Message($0.summary)) }
        return [heading(.headEnvironment), ".Bl -tag -width Ds"]
            + (own.map { ($0, Message($1)) } + settings).flatMap { name, meaning in
                [".It Ev \(Roff.argument(name))"] + Roff.lines(meaning.text(in: language))
            } + [".El"]
    }

    private var files: [String] {
        let files: KeyValuePairs<String, ManPhrase> = [
            "~/.config/mangareader/config.json": .fileConfig,
            "~/.config/mangareader/credentials.json": .fileCredentials,
            "~/.local/share/mangareader/library.sqlite": .fileLibrary,
            "~/.local/share/mangareader/library/": .filePages,
            "~/.local/state/mangareader/history": .fileHistory, "~/.editrc": .fileKeys,
        ]
        return [heading(.headFiles), ".Bl -tag -width Ds"]
            + files.flatMap { [".It Pa \(Roff.argument($0))"] + Roff.lines(said($1)) } + [".El"]
    }

    private var status: [String] {
        [heading(.headStatus)] + Roff.lines(Message(TopicPhrase.scriptsStatus).text(in: language))
    }

    private var examples: [String] {
        let lines = CommandTable.specs.flatMap(\.examples).filter { $0.contains(" ") }
        return [heading(.headExamples), ".Bd -literal -offset indent"] + lines.map(Roff.line) + [".Ed"]
    }

    private func heading(_ phrase: ManPhrase) -> String {
        ".Sh \(Roff.text(said(phrase)))"
    }

    private func said(_ phrase: ManPhrase) -> String {
        phrase.text(in: language)
    }

    private func placeholder(_ phrase: PlaceholderPhrase) -> String {
        phrase.text(in: language)
    }
}
