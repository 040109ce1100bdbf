import MangaConfig
import MangaLocalization
import Testing

struct UserSettingsTests {
    /// What is set, and by whom.
    private func explained(_ key: String, _ environments: Environments) throws -> String {
        let explained = try environments.explained(UserSetting.named(key))
        return "\(explained.value) \(explained.origin.description)"
    }

    @Test func `by itself the shell is as it is built`() {
        let shell = Environments().shell

        #expect(ShellSetting.allCases.map(shell.origin) == Array(repeating: .standard, count: 5))
        #expect((shell.language, shell.colour) == (.english, .auto))
        #expect(
            (shell.showsStatus, shell.suggests, shell.prompt.text) == (true, true, "manga[{environment}]{ manga}> ")
        )
    }

    @Test func `the locale, the file, variables and flags go over each other in this order`() throws {
        let config = try TemporaryConfig(#"{ "shell": { "language": "en", "color": "never" } }"#)
        let empty = try TemporaryConfig()
        let locale = ["LC_ALL": "es_AR.UTF-8", "LANG": "en_US"]
        var flags = SettingLayer()
        try flags.shell.add(.language, typed: "es", from: .flag("--lang"))

        #expect(try explained("language", empty.environments(locale)) == "text(\"es\") LC_ALL")
        #expect(try explained("language", empty.environments(["LANG": "fr_FR"])) == "text(\"en\") default")
        #expect(try explained("language", config.environments(locale)) == "text(\"en\") config.json:1")
        let above = try config.environments(["MANGAREADER_LANGUAGE": "es", "MANGAREADER_STATUS": "off"])
        #expect(try explained("language", above) == "text(\"es\") MANGAREADER_LANGUAGE")
        #expect(try explained("status", above) == "toggle(false) MANGAREADER_STATUS")
        #expect(above.strayVariables == [])
        let all = try Environments(path: config.path, variables: ["MANGAREADER_LANGUAGE": "en"], flags: flags)
        #expect(try explained("language", all) == "text(\"es\") --lang")
        #expect(try explained("color", all) == "text(\"never\") config.json:1")
    }

    @Test func `what downloads says holds for every environment that says nothing else`() throws {
        let config = try TemporaryConfig(
            """
            { "downloads": { "pagesAtOnce": 9, "chaptersAtOnce": 2 },
              "environments": [{ "name": "home", "serverURL": "http://nas", "pagesAtOnce": 4 }] }
            """
        )

        let environments = try config.environments(["MANGAREADER_CHAPTERS_AT_ONCE": "6"])

        let pages = environments.all.map { "\($0.name) \($0.pagesAtOnce) \($0.chaptersAtOnce)" }
        #expect(pages == ["home 4 6", "production 9 6", "staging 9 6", "development 9 6", "testing 9 6"])
        #expect(try explained("downloads.pagesAtOnce", environments) == "whole(9) config.json:1")
        #expect(try explained("chaptersatonce", environments) == "whole(6) MANGAREADER_CHAPTERS_AT_ONCE")
        #expect(try explained("downloads.connectionsPerHost", environments) == "whole(15) default")
    }

    @Test func `set changes its line alone, and unset takes it away`() throws {
        let config = try TemporaryConfig(
            """
            {
              "start": { "sample": true },
              "shell": { "color": "never", "status": false }
            }
            """
        )
        let environments = try config.environments()

        try environments.set(UserSetting.named("colour"), to: "always")
        try environments.set(UserSetting.named("storage.quota"), to: "20 GB")
        try environments.set(UserSetting.named("status"), to: "on")
        try environments.unset(UserSetting.named("status"))

        #expect(
            try config.text == """
                {
                  "start": {
                    "sample": true
                  },
                  "shell": {
                    "colour": "always"
                  },
                  "storage": {
                    "quota": "20 GB"
                  }
                }

                """
        )
        #expect(environments.shell.colour == .always)
        try environments.unset(UserSetting.named("colour"))
        #expect(try !config.text.contains("shell"))
    }

    @Test(arguments: [
        ("langage", "There is no setting “langage”. Did you mean “language”?"),
        (
            "zzz",
            "There is no setting “zzz”. Known: language, colour, prompt, status, suggestions, storage.reserve, "
                + "storage.quota, downloads.chaptersAtOnce, downloads.pagesAtOnce, downloads.connectionsPerHost."
        ),
        ("serverurl", "“serverURL” belongs to an environment. Write: env edit NAME serverURL=VALUE"),
    ])
    func `an unknown key names the nearest, or the command for it`(key: String, words: String) {
        let error = #expect(throws: ConfigError.self) { try UserSetting.named(key) }

        #expect(error?.description == words)
        #expect(error?.isUsage == true)
    }

    @Test(arguments: [
        ("language", "fr", "language cannot be “fr”; allowed: one of en, es."),
        ("status", "perhaps", "status cannot be “perhaps”; allowed: on or off."),
        (
            "storage.quota", "much",
            "storage.quota cannot be “much”; allowed: a number of bytes, or a size such as 500 MB or 20 GB."
        ),
        ("pagesAtOnce", "17", "downloads.pagesAtOnce cannot be “17”; allowed: a whole number from 1 to 16."),
        (
            "prompt", "{manga",
            "prompt cannot be “{manga”; allowed: one line with {environment}, {manga}, {downloads}, "
                + "{queue}, {plain}, {bold}, {dim}, {red}, {green}, {yellow}, {cyan}; { manga} shows its space with the "
                + "title or not at all, {{ is a bracket."
        ),
    ])
    func `a wrong value tells what is allowed, and nothing is written`(key: String, value: String, words: String) throws
    {
        let config = try TemporaryConfig()
        let environments = try config.environments()

        let error = #expect(throws: ConfigError.self) { try environments.set(UserSetting.named(key), to: value) }

        #expect(error?.description == words)
        #expect(try config.files == [])
    }

    @Test(arguments: [
        (
            #"{ "shell": { "language": "fr" } }"#,
            "config.json, line 1: shell.language cannot be “\"fr\"”; allowed: one of en, es."
        ),
        (
            #"{ "shell": { "langage": "es" } }"#,
            "config.json, line 1: shell.langage: there is no setting “langage”. Did you mean “language”?"
        ),
        (
            #"{ "downloads": { "port": 1 } }"#,
            "config.json, line 1: downloads.port: there is no setting “port”. Known: chaptersAtOnce, pagesAtOnce, connectionsPerHost."
        ),
        (
            #"{ "aliases": { "-x": "help" } }"#,
            "config.json, line 1: aliases.-x cannot be “-x”; allowed: letters, digits, “-”, “_” and “.”, at most 40."
        ),
        (
            #"{ "aliases": { "x": "" } }"#,
            "config.json, line 1: aliases.x cannot be “\"\"”; allowed: a text that is not empty."
        ),
    ])
    func `what a file says wrong is told with its line`(text: String, words: String) throws {
        #expect(try TemporaryConfig(text).complaint == words)
    }

    @Test func `aliases are kept in their order, and forgotten`() throws {
        let config = try TemporaryConfig(#"{ "aliases": { "b": "help" } }"#)
        let environments = try config.environments()

        try environments.set(Alias("a", "download --wait"))
        try environments.set(Alias("b", "popular"))
        #expect(environments.aliases.map { "\($0.name)=\($0.command)" } == ["b=popular", "a=download --wait"])

        #expect(throws: ConfigError.unknownAlias("c", known: ["b", "a"])) { try environments.removeAlias("c") }
        try environments.removeAlias("a")
        try environments.removeAlias("b")
        #expect(try config.text == "{}\n")
    }
}
