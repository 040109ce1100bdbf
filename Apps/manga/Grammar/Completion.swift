import MangaConfig
import MangaLocalization
import MangaTerminal
import MangaText

/// What may stand where the cursor is, by the command table.
struct Completion: Sendable {
    /// The names that only the running session knows.
    struct Names: Sendable {
        var environments: [APIConfig] = []
        /// Those of the last list; the note is a slug, by which they are found too.
        var mangas: [CompletionCandidate] = []
        /// Of the opened manga.
        var chapters: [CompletionCandidate] = []
        /// Its volumes, languages and groups as conditions: `vol:2`.
        var conditions: [CompletionCandidate] = []
        var aliases: [Alias] = []
    }

    /// What is asked for when it is needed: there is much of it, or it changes all the time.
    enum Wish: Hashable, Sendable {
        /// Manga of the library.
        case titles(String)
        case tasks(failed: Bool)
        /// Chapters of the opened manga that are on this disk.
        case stored
    }

    var names = Names()
    var language = Language.english
    var lookUp: @Sendable (Wish) -> [CompletionCandidate] = { _ in [] }

    /// Candidates for `partial`, the word under the cursor, behind the words `before`.
    ///
    /// Each begins with `partial`, capitals aside; where none does, a word in each does.
    func candidates(before: [String], partial: String) -> [CompletionCandidate] {
        let place = CompletionPlace(before: expanded(before), partial: partial)
        let typed = place.lead + place.typed
        let all = candidates(at: place)
        let begun = all.filter { $0.begins(with: typed) }
        let found = begun.isEmpty && place.lead.isEmpty ? all.filter { $0.hasWord(beginningWith: typed) } : begun
        var seen: Set<String> = []
        return found.filter { seen.insert($0.text.lowercased()).inserted }.map { $0.behind(place) }
    }

    /// `before`, with what an alias stands for in its place.
    private func expanded(_ before: [String]) -> [String] {
        // An alias that leads nowhere completes nothing; its error comes when the line is entered.
        let statements = try? AliasTable(names.aliases).expanded(before.map { Words.Word(text: $0) })
        return statements?.last?.map(\.text) ?? before
    }

    private func candidates(at place: CompletionPlace) -> [CompletionCandidate] {
        switch place.kind {
        case .command: commands(place.typed)
        case .options(let options): self.options(options, place.typed)
        case .value(let option): candidates(of: option.kind, notes: option.notes, place)
        case .argument(let argument, let actions):
            candidates(of: argument.kind, notes: argument.notes, place).filter { word in
                !actions.contains { $0.name == word.text }
            } + actions.map(candidate)
        case .nothing: []
        }
    }

    /// Other names of options only where nothing else begins so.
    private func options(_ options: [OptionSpec], _ typed: String) -> [CompletionCandidate] {
        func candidates(_ names: (OptionSpec) -> [String]) -> [CompletionCandidate] {
            options.flatMap { option in
                names(option).filter { $0.hasPrefix("--") }
                    .map { CompletionCandidate(text: $0, note: option.summary.text(in: language)) }
            }
        }
        let own = candidates { [$0.name] }
        return own.contains { $0.begins(with: typed) } ? own : candidates(\.aliases)
    }

    /// Other names of commands only where nothing else begins so.
    private func commands(_ typed: String) -> [CompletionCandidate] {
        let all = CommandTable.specs.map(candidate) + aliases
        if all.contains(where: { $0.begins(with: typed) }) { return all }
        return CommandTable.specs.flatMap { spec in
            spec.aliases.map { CompletionCandidate(text: $0, note: spec.summary.text(in: language)) }
        }
    }

    private func candidate(_ spec: CommandSpec) -> CompletionCandidate {
        CompletionCandidate(text: spec.name, note: spec.summary.text(in: language))
    }

    private func candidates(of kind: ArgumentSpec.Kind, notes: [String: WordPhrase], _ place: CompletionPlace)
        -> [CompletionCandidate]
    {
        switch kind {
        case .environment: environments
        case .manga: mangas(place.lead + place.typed)
        case .chapter: names.chapters
        case .selection: words(Self.selectionWords) + names.conditions + names.chapters
        case .stored: words(Self.selectionWords) + names.conditions + lookUp(.stored)
        case .task: words(Self.taskWords) + lookUp(.tasks(failed: false))
        case .oneTask: lookUp(.tasks(failed: false))
        case .failedTask: words(Self.taskWords) + lookUp(.tasks(failed: true))
        case .subject: CommandTable.specs.map(candidate) + topics
        case .action: (CommandTable.spec(named: place.before.last ?? "")?.actions ?? []).map(candidate)
        case .assignment: assignments(place)
        case .userSetting:
            UserSetting.all.map { CompletionCandidate(text: $0.key, note: $0.summary.text(in: language)) }
        // What is no setting has no values; the error comes when the line is entered.
        case .userValue:
            ((try? UserSetting.named(place.before.dropFirst().first ?? ""))?.choices ?? []).map {
                CompletionCandidate(text: $0, note: WordNotes.meaning(of: $0, in: language))
            }
        case .alias: aliases
        case .aliased: [CompletionCandidate(text: "=")] + CommandTable.specs.map(candidate)
        case .folder: FileNames(foldersOnly: true).candidates(for: place.typed)
        case .file: FileNames(foldersOnly: false).candidates(for: place.typed)
        case .choice(let words), .suggestion(let words):
            words.map { word in
                let note = WordNotes.meaning(of: word, own: notes, in: language)
                return CompletionCandidate(text: word, note: note, isComplete: !word.hasSuffix("/"))
            }
        case .text: []
        }
    }

    private var aliases: [CompletionCandidate] {
        names.aliases.map { CompletionCandidate(text: $0.name, note: $0.command) }
    }

    /// Those that a selection understands.
    static var selectionWords: KeyValuePairs<String, WordPhrase> {
        [
            "all": .everyChapter, "latest": .lastChapters, "unread": .unreadOnes, "started": .startedOnes,
            "read": .readOnes, "downloaded": .downloadedOnes, "downloading": .downloadingOnes, "queued": .queuedOnes,
            "paused": .pausedOnes, "failed": .failedOnes, "missing": .missingOnes, "problem": .problemOnes,
            "gaps": .gapOnes,
        ]
    }

    /// Those that may stand in the place of a download.
    static var taskWords: KeyValuePairs<String, WordPhrase> {
        ["all": .everything, "manga": .ofManga, "chapters": .ofChapters]
    }

    private func words(_ words: KeyValuePairs<String, WordPhrase>) -> [CompletionCandidate] {
        words.map { CompletionCandidate(text: $0, note: $1.text(in: language)) }
    }

    private var environments: [CompletionCandidate] {
        names.environments.map { CompletionCandidate(text: $0.name, note: Secret.hidden(inURL: $0.baseURL)) }
    }

    /// By its name, or by the other one that a built-in environment has.
    private func environment(named name: String) -> APIConfig? {
        let name = APIConfig.preset(named: name)?.name ?? name
        return names.environments.first { $0.name.lowercased() == name.lowercased() }
    }

    private var topics: [CompletionCandidate] {
        HelpTopic.all.map { CompletionCandidate(text: $0.name, note: $0.summary.text(in: language)) }
    }

    /// Titles of the last list and of the library; slugs where no title begins so.
    private func mangas(_ typed: String) -> [CompletionCandidate] {
        let titles = names.mangas + lookUp(.titles(typed))
        if titles.contains(where: { $0.begins(with: typed) }) { return titles }
        let slugs = names.mangas.map { CompletionCandidate(text: $0.note, note: $0.text) }
        return slugs.contains(where: { $0.begins(with: typed) }) ? slugs : titles
    }

    /// `port=`, with what it is now; behind `insecure=` what it may be.
    private func assignments(_ place: CompletionPlace) -> [CompletionCandidate] {
        if let mark = place.typed.firstIndex(of: "=") {
            let key = String(place.typed[..<mark])
            return (Setting.named(key)?.choices ?? []).map {
                CompletionCandidate(text: "\(key)=\($0)", note: WordNotes.meaning(of: $0, in: language))
            }
        }
        let config = environment(named: place.before.dropFirst(2).first ?? "")
        return Setting.all.map { setting in
            let value = config.flatMap(setting.shown).map { "\($0) · " } ?? ""
            let note = value + setting.summary.text(in: language)
            return CompletionCandidate(text: setting.key + "=", note: note, isComplete: false)
        }
    }
}

extension CompletionCandidate {
    func begins(with typed: String) -> Bool {
        text.lowercased().hasPrefix(typed.lowercased())
    }

    /// Whether a word in it does, other than the first.
    fileprivate func hasWord(beginningWith typed: String) -> Bool {
        text.lowercased().contains(" " + typed.lowercased())
    }

    fileprivate func behind(_ place: CompletionPlace) -> CompletionCandidate {
        var candidate = self
        candidate.text = place.prefix + text.dropFirst(place.lead.count)
        return candidate
    }
}
