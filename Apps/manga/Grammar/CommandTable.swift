import MangaText

/// Every command there is: the one table that parsing, help and completion read.
enum CommandTable {
    static var all: [any Command.Type] {
        [
            EnvCommand.self, HealthCommand.self, ConfigCommand.self,
            PopularCommand.self, SearchCommand.self, OpenCommand.self, MoreCommand.self, CloseCommand.self,
            ChaptersCommand.self,
            DownloadCommand.self, DownloadsCommand.self, PauseCommand.self, ResumeCommand.self, CancelCommand.self,
            RetryCommand.self, ClearCommand.self,
            ReadCommand.self, LibraryCommand.self, HistoryCommand.self, ContinueCommand.self, MarkCommand.self,
            BookmarkCommand.self, StorageCommand.self,
            VerifyCommand.self, RepairCommand.self, DeleteCommand.self,
            ServerCommand.self, ServeCommand.self, APICommand.self, RecordCommand.self,
            LoginCommand.self, LogoutCommand.self, WhoamiCommand.self, LogCommand.self,
            SetCommand.self, UnsetCommand.self, AliasCommand.self, UnaliasCommand.self, ScriptCommand.self,
            HelpCommand.self, CompletionsCommand.self, QuitCommand.self,
        ]
    }

    static var specs: [CommandSpec] {
        all.map { $0.spec }
    }

    static func type(named name: String) throws(UsageError) -> any Command.Type {
        let match = all.first { $0.spec.name == name || $0.spec.aliases.contains(name) }
        if let match { return match }
        throw .unknownCommand(name, meant: meant(by: name))
    }

    /// The spec of the command that `name` means; nil where it means none.
    static func spec(named name: String) -> CommandSpec? {
        specs.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// The commands that `name`, which is none, may have meant: by habit, by case, by a slip of the finger.
    static func meant(by name: String) -> [String] {
        let habit = Slip.meant(by: name)
        return habit.isEmpty
            ? [Nearest.match(name, in: specs.map(\.name) + specs.flatMap(\.aliases))].compactMap(\.self) : habit
    }

    /// The command that one statement writes, to be answered in `format` unless it asks for one itself.
    @MainActor
    static func parse(_ words: [Words.Word], as format: Format = .text) throws -> (any Command)? {
        guard let first = words.first else { return nil }
        if let asked = HelpCommand.asked(by: words) {
            let help = asked.map { Words.Word(text: $0, isQuoted: true) }
            return try parse([Words.Word(text: HelpCommand.spec.name)] + help, as: words.asksForJSON ? .json : format)
        }
        let type = try type(named: first.text)
        var arguments = try type.spec.arguments(Array(words.dropFirst()))
        try arguments.answer(as: format)
        return try type.init(arguments)
    }
}

extension [Words.Word] {
    fileprivate var asksForJSON: Bool { contains(Words.Word(text: OptionSpec.json.name)) }
}
