import MangaConfig
import MangaLocalization

/// The command table as the completion of another shell needs it: for each place of a line, the words that may stand
/// there.
struct ShellOutline {
    /// What a script finds out itself when it is asked.
    enum Source: String {
        case environments, titles, folders, files
    }

    struct Word: Equatable {
        let text: String
        let note: String
    }

    /// The words of one place.
    struct Place: Equatable {
        var words: [Word] = []
        var source: Source?

        var isEmpty: Bool { words.isEmpty && source == nil }
    }

    /// A place under its key: `words:downloads/move:1`, `rest:env/check`, `options:download`, `value:log:--file`.
    private(set) var places: [(key: String, place: Place)] = []
    /// How many words belong to an option, under `downloads/move:--priority`; those of none are left out.
    private(set) var arities: [(key: String, count: Int)] = []
    /// What a word leads to: `download` in `:download`, `downloads/move` in `downloads:move`.
    private(set) var children: [(key: String, path: String)] = []
    let language: Language

    init(language: Language) {
        self.language = language
        addProgram()
        for spec in CommandTable.specs { add(spec, at: spec.name) }
        for spec in CommandTable.specs where !spec.actions.isEmpty { addHelp(of: spec) }
        addSettings()
    }

    private mutating func addProgram() {
        add("words::0", Place(words: CommandTable.specs.map(word), source: .folders))
        add(Invocation.all, at: "")
        for spec in CommandTable.specs {
            for name in [spec.name] + spec.aliases { children.append((":\(name)", spec.name)) }
        }
    }

    private mutating func add(_ spec: CommandSpec, at path: String) {
        add(spec.allOptions + [.help], at: path)
        let actions = spec.actions.map(word)
        for (index, argument) in spec.arguments.enumerated() {
            var place = place(of: argument)
            if index == 0 {
                place.words = actions + place.words.filter { word in !actions.contains { $0.text == word.text } }
            }
            add("words:\(path):\(index)", place)
            if argument.takesRest { add("rest:\(path)", rest(of: argument)) }
        }
        if spec.arguments.isEmpty { add("words:\(path):0", Place(words: actions)) }
        for action in spec.actions {
            children.append(("\(path):\(action.name)", "\(path)/\(action.name)"))
            add(action, at: "\(path)/\(action.name)")
        }
    }

    /// The actions behind `help COMMAND`.
    private mutating func addHelp(of spec: CommandSpec) {
        let path = "\(HelpCommand.spec.name)/\(spec.name)"
        children.append(("\(HelpCommand.spec.name):\(spec.name)", path))
        add("words:\(path):0", Place(words: spec.actions.map(word)))
    }

    /// What may stand behind `set SETTING`.
    private mutating func addSettings() {
        for setting in UserSetting.all where !setting.choices.isEmpty {
            let path = "\(SetCommand.spec.name)/\(setting.key)"
            children.append(("\(SetCommand.spec.name):\(setting.key)", path))
            add(
                "words:\(path):0",
                Place(words: setting.choices.map { Word(text: $0, note: WordNotes.meaning(of: $0, in: language)) })
            )
        }
    }

    private mutating func add(_ options: [OptionSpec], at path: String) {
        let words = options.flatMap { option in
            // Other long names are understood, and offered to nobody.
            ([option.name] + option.aliases.filter { !$0.hasPrefix("--") }).map {
                Word(text: $0, note: option.summary.text(in: language))
            }
        }
        add("options:\(path)", Place(words: words))
        for option in options {
            for name in [option.name] + option.aliases {
                add("value:\(path):\(name)", place(of: option.kind, notes: option.notes))
                guard option.value != nil else { continue }
                arities.append(("\(path):\(name)", option.form == .pair ? 2 : 1))
            }
        }
    }

    private mutating func add(_ key: String, _ place: Place) {
        if !place.isEmpty { places.append((key, place)) }
    }

    private func word(_ spec: CommandSpec) -> Word {
        Word(text: spec.name, note: spec.summary.text(in: language))
    }

    private func place(of argument: ArgumentSpec) -> Place {
        place(of: argument.kind, notes: argument.notes)
    }

    /// A title is one word here, and so is a selection of words.
    private func rest(of argument: ArgumentSpec) -> Place {
        switch argument.kind {
        case .task, .failedTask: Place(source: .titles)
        case .environment, .assignment: place(of: argument)
        default: Place()
        }
    }

    private func place(of kind: ArgumentSpec.Kind, notes: [String: WordPhrase]) -> Place {
        func words(_ words: KeyValuePairs<String, WordPhrase>) -> Place {
            Place(words: words.map { Word(text: $0, note: $1.text(in: language)) })
        }
        switch kind {
        case .environment: return Place(source: .environments)
        case .manga: return Place(source: .titles)
        case .folder: return Place(source: .folders)
        case .file: return Place(source: .files)
        case .selection, .stored: return words(Completion.selectionWords)
        case .task, .failedTask: return words(Completion.taskWords)
        case .subject: return Place(words: CommandTable.specs.map(word) + topics)
        case .assignment: return Place(words: Setting.all.flatMap(assignments))
        case .choice(let choices), .suggestion(let choices):
            return Place(
                words: choices.map { Word(text: $0, note: WordNotes.meaning(of: $0, own: notes, in: language)) }
            )
        case .userSetting:
            return Place(words: UserSetting.all.map { Word(text: $0.key, note: $0.summary.text(in: language)) })
        case .aliased: return Place(words: CommandTable.specs.map(word))
        // What may be set depends on the setting (see `addSettings`), and aliases are the user's own.
        case .chapter, .oneTask, .action, .userValue, .alias, .text: return Place()
        }
    }

    private var topics: [Word] {
        HelpTopic.all.map { Word(text: $0.name, note: $0.summary.text(in: language)) }
    }

    private func assignments(_ setting: Setting) -> [Word] {
        let note = setting.summary.text(in: language)
        if setting.choices.isEmpty { return [Word(text: "\(setting.key)=", note: note)] }
        return setting.choices.map { Word(text: "\(setting.key)=\($0)", note: note) }
    }
}
