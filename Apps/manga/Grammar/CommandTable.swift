import MangaText

/// Every command there is: the one table that parsing, help and completion read.
enum CommandTable {
    static var all: [any Command.Type] {
        [
            EnvCommand.self, HealthCommand.self, ConfigCommand.self,
            PopularCommand.self, SearchCommand.self, OpenCommand.self, CloseCommand.self, ChaptersCommand.self,
            DownloadCommand.self, DownloadsCommand.self, PauseCommand.self, ResumeCommand.self, CancelCommand.self,
            RetryCommand.self, ClearCommand.self,
            ReadCommand.self, StorageCommand.self, VerifyCommand.self, RepairCommand.self, DeleteCommand.self,
            ServerCommand.self, ServeCommand.self, APICommand.self,
            LoginCommand.self, LogoutCommand.self, WhoamiCommand.self, LogCommand.self, HelpCommand.self,
            QuitCommand.self,
        ]
    }

    static var specs: [CommandSpec] {
        all.map { $0.spec }
    }

    static func type(named name: String) throws(UsageError) -> any Command.Type {
        let match = all.first { $0.spec.name == name || $0.spec.aliases.contains(name) }
        if let match { return match }
        let known = specs.map(\.name)
        throw .unknownCommand(name, nearest: Nearest.match(name, in: known), known: known)
    }

    /// The command that one statement writes; `isJSON` adds `--json` to it.
    @MainActor
    static func parse(_ words: [Words.Word], isJSON: Bool = false) throws -> (any Command)? {
        guard let first = words.first else { return nil }
        let type = try type(named: first.text)
        var arguments = try type.spec.arguments(Array(words.dropFirst()))
        if isJSON { arguments.answerAsJSON() }
        return try type.init(arguments)
    }
}
