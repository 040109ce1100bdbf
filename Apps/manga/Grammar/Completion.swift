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
        if partial.hasPrefix("-") { return spec.allOptions.map(\.name) }
        let given = before.dropFirst().filter { !$0.hasPrefix("--") }.count
        guard let argument = given < spec.arguments.count ? spec.arguments[given] : spec.arguments.last else {
            return []
        }
        guard given < spec.arguments.count || argument.takesRest else { return [] }
        return names(argument.kind)
    }

    private func names(_ kind: ArgumentSpec.Kind) -> [String] {
        switch kind {
        case .environment: names.environments
        case .manga: names.mangas
        case .chapter: names.chapters
        case .selection: ["all", "latest"] + names.chapters
        case .task: ["all"] + names.tasks
        case .command: CommandTable.specs.map(\.name)
        case .choice(let words): words
        case .text, .folder: []
        }
    }
}
