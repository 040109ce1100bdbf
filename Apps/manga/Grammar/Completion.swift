import MangaConfig

/// What may stand where the cursor is, by the command table.
struct Completion: Sendable {
    /// The names that only the running session knows.
    struct Names: Sendable {
        var environments: [String] = []
        var mangas: [String] = []
        var chapters: [String] = []
        var tasks: [String] = []
    }

    var names = Names()

    /// Candidates for `partial`, the word under the cursor, behind the words `before`; each begins with `partial`,
    /// case aside.
    func candidates(before: [String], partial: String) -> [String] {
        let all = words(before: before, partial: partial)
        return all.filter { $0.lowercased().hasPrefix(partial.lowercased()) }
    }

    private func words(before: [String], partial: String) -> [String] {
        guard let first = before.first else { return CommandTable.specs.map(\.name) }
        // A command that does not exist has nothing to complete; the error comes when the line is entered.
        guard let spec = (try? CommandTable.type(named: first))?.spec else { return [] }
        return words(of: spec, before: Array(before.dropFirst()), partial: partial)
    }

    /// What may stand behind a command and the words `before`.
    private func words(of spec: CommandSpec, before: [String], partial: String) -> [String] {
        if let action = spec.actions.first(where: { $0.name == before.first }) {
            return words(of: action, before: Array(before.dropFirst()), partial: partial)
        }
        if partial.hasPrefix("-") { return spec.allOptions.map(\.name) }
        let given = before.filter { !$0.hasPrefix("--") }.count
        guard let argument = given < spec.arguments.count ? spec.arguments[given] : spec.arguments.last else {
            return []
        }
        guard given < spec.arguments.count || argument.takesRest else { return [] }
        if argument.kind == .environmentDetail { return environmentDetails(before) }
        if argument.kind == .task, argument.takesRest, before.first == "manga" { return names.mangas }
        return names(argument.kind) + (given == 0 ? spec.actions.map(\.name) : [])
    }

    /// What may follow `env ACTION`: a name, and settings behind it.
    private func environmentDetails(_ before: [String]) -> [String] {
        guard let action = before.first.flatMap(EnvironmentAction.init) else { return [] }
        let words = before.filter { !$0.hasPrefix("--") }
        if action == .check { return names.environments }
        if words.count == 1 { return action.namesNewEnvironment ? [] : names.environments }
        guard action.takesSettings, words.count >= (action == .add ? 3 : 2) else { return [] }
        return Setting.all.flatMap { setting in
            setting.choices.isEmpty ? [setting.key + "="] : setting.choices.map { "\(setting.key)=\($0)" }
        }
    }

    private func names(_ kind: ArgumentSpec.Kind) -> [String] {
        switch kind {
        case .environment: names.environments
        case .environmentAction: EnvironmentAction.allCases.map(\.rawValue) + names.environments
        case .manga: names.mangas
        case .chapter: names.chapters
        case .selection: ["all", "latest"] + names.chapters
        case .task: ["all", "manga"] + names.tasks
        case .command: CommandTable.specs.map(\.name)
        case .choice(let words), .suggestion(let words): words
        case .text, .folder, .environmentDetail: []
        }
    }
}
