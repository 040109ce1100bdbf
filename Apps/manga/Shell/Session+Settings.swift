import MangaConfig
import MangaLocalization

extension Session {
    /// What the user's aliases make of statements.
    var aliases: AliasTable { AliasTable(environments.aliases) }

    /// Lets what the settings say now hold at once.
    func settingsChanged() {
        let shell = environments.shell
        output.follow(shell, variables)
        requests.follow(output)
        environmentsChanged()
        completion.set(aliases: environments.aliases)
        status?.note()
    }
}
