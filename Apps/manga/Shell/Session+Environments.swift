import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaText

extension Session {
    func environment(named name: String) throws(ConfigError) -> APIConfig {
        try environments.environment(named: name)
    }

    /// Whether a plain start opens an environment rather than a folder.
    var startsInEnvironment: Bool {
        if case .environment = environments.start { true } else { false }
    }

    /// The environment that a plain start opens.
    var start: EnvironmentID? {
        guard case .environment(let name) = environments.start else { return nil }
        return environments.named(name)?.id
    }

    /// Looks at `config.json` again, which an editor or another shell may have changed.
    ///
    /// A broken file is told; it is thrown where `isNeeded` says that nothing can be done without it.
    func readEnvironmentsAnew(isNeeded: Bool = false) throws(ConfigError) {
        let before = environments.all
        do {
            try environments.reload()
        } catch {
            if isNeeded { throw error }
            output.complain(error)
        }
        if environments.all != before { environmentsChanged() }
    }

    /// Lets everything know that the user's environments are others now.
    func environmentsChanged() {
        APIConfig.current = config
        completion.set(environments: environments.all)
        kit?.downloads.environmentsChanged()
    }

    /// Names the variables that look like ours and mean nothing.
    func warnOfStrayVariables() {
        for variable in environments.strayVariables {
            let hint: Argument = variable.nearest.map { .hint($0, []) } ?? .message(Message(ShellPhrase.strayHelp))
            output.notice(Message(ShellPhrase.strayVariable, ["name": .text(variable.name), "hint": hint]), .warning)
        }
    }
}
