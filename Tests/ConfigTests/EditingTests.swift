import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct EditingTests {
    @Test func `what a plain start opens is kept`() throws {
        let config = try TemporaryConfig()
        for start in [ConfigFile.Start.environment("staging"), .folder("/srv/Cómics"), .sample] {
            try config.environments().setStart(start)
            #expect(try config.environments().start == start)
        }
        #expect(try config.text == "{\n  \"start\": {\n    \"sample\": true\n  }\n}\n")
    }

    @Test func `an added environment is written, and there at once`() throws {
        let config = try TemporaryConfig()
        let environments = try config.environments()

        let added = try environments.add(
            "home",
            url: "nas:3001",
            assignments("timeout=5", "headers.X-Key=moth", "insecure=yes")
        )

        #expect(environments.named("HOME") == added)
        #expect(added.baseURL == "http://nas:3001")
        #expect(added.headers == ["X-Key": "moth"])
        #expect(try config.environments().named("home") == added)
        #expect(environments.explanation(of: "home")?.maker == .user)
        #expect(
            try config.text == """
                {
                  "environments": [
                    {
                      "name": "home",
                      "id": "\(added.id.rawValue)",
                      "serverURL": "nas:3001",
                      "defaultTimeout": 5,
                      "headers": {
                        "X-Key": "moth"
                      },
                      "insecure": true
                    }
                  ]
                }

                """
        )
    }

    @Test func `one name, twice, for two servers is two environments; for one server it is the same`() throws {
        let config = try TemporaryConfig()
        let environments = try config.environments()

        let first = try environments.add("home", url: "http://a")
        try environments.remove("home")
        let second = try environments.add("home", url: "http://b")
        try environments.remove("home")
        let third = try environments.add("home", url: "http://a")

        #expect(first.id != second.id)
        #expect(first == third)
    }

    @Test func `an edit changes what it names and nothing else, in its place`() throws {
        let config = try TemporaryConfig(
            """
            { "start": { "environment": "b" },
              "environments": [
                { "port": 1, "serverURL": "http://a:9", "name": "a", "cacheExpiry": 1.50 },
                { "name": "b", "timeout": 1, "serverURL": "http://b", "headers": { "X-A": "1", "X-B": "2" } } ] }
            """
        )
        let environments = try config.environments()

        try environments.edit("a", assignments("port=7", "serverURL=http://c:8", "maxRetries=1"))
        try environments.edit("B", assignments("name=bee", "timeout=", "headers.x-a=3", "headers.X-B="))

        #expect(environments.named("a")?.baseURL == "http://c:7")
        #expect(environments.named("bee")?.id == EnvironmentID("b"))
        #expect(environments.start == .environment("bee"))
        #expect(
            try config.text == """
                {
                  "start": {
                    "environment": "bee"
                  },
                  "environments": [
                    {
                      "serverURL": "http://c:8",
                      "name": "a",
                      "cacheExpiry": 1.50,
                      "port": 7,
                      "maxRetries": 1
                    },
                    {
                      "name": "bee",
                      "serverURL": "http://b",
                      "headers": {
                        "x-a": "3"
                      },
                      "id": "b"
                    }
                  ]
                }

                """
        )
    }

    @Test func `a port in a new server's URL takes the old one's away`() throws {
        let config = try TemporaryConfig(#"{ "environments": [{ "name": "a", "serverURL": "http://a", "port": 7 }] }"#)
        let environments = try config.environments()

        try environments.edit("a", assignments("serverURL=http://b"))
        #expect(environments.named("a")?.baseURL == "http://b:7")
        try environments.edit("a", assignments("serverURL=http://b:8"))
        #expect(environments.named("a")?.baseURL == "http://b:8")
    }

    @Test func `a preset is changed by an entry of its name, and itself again without`() throws {
        let config = try TemporaryConfig()
        let environments = try config.environments()

        try environments.edit("dev", assignments("serverURL=http://127.0.0.1:8080"))
        try environments.add("stage", url: "http://127.0.0.1:8081")

        #expect(environments.named("development")?.baseURL == "http://127.0.0.1:8080")
        #expect(environments.named("development")?.defaultTimeout == 60)
        #expect(environments.explanation(of: "dev")?.maker == .changedPreset)
        #expect(environments.named("staging")?.id == APIConfig.staging.id)
        #expect(environments.all.map(\.name) == APIConfig.presets.map(\.name))
        try environments.remove("dev")
        #expect(environments.named("dev") == APIConfig.development)
    }

    @Test func `removing takes away the user's entry and what started with it`() throws {
        let config = try TemporaryConfig(
            """
            { "start": { "environment": "A" }, "environments": [{ "name": "a", "serverURL": "http://a" }] }
            """
        )
        let environments = try config.environments()

        try environments.remove("a")

        #expect(environments.named("a") == nil)
        #expect(environments.start == nil)
        #expect(try config.text == "{}\n")
    }

    @Test func `the current environment follows its own change, and is not removed`() async throws {
        let config = try TemporaryConfig(#"{ "environments": [{ "name": "a", "serverURL": "http://a" }] }"#)
        let environments = try config.environments()
        try environments.enter(EnvironmentID("a"))
        let changes = environments.changes

        try environments.edit("a", assignments("port=7"))

        #expect(environments.current.port == 7)
        for await change in changes {
            #expect(change.port == 7)
            break
        }
        #expect(throws: ConfigError.isCurrent("a")) { try environments.remove("a") }
    }

    @Test(arguments: [
        (["x"], "x: “=” is missing."), (["port=x"], "port cannot be “x”; allowed: a whole number from 1 to 65535."),
        (["prot=7"], "prot: there is no setting “prot”. Did you mean “port”?"), (["id=b"], "id cannot be changed."),
        (["name=default"], "“default” is a word of env itself; choose another name."),
        (
            ["name=a b"],
            "An environment cannot be called “a b”; allowed: letters, digits, “-”, “_” and “.”, at most 40."
        ),
        (
            ["headers.X Y=moth"],
            "headers.X Y cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
    ])
    func `what was typed wrong is an error of usage`(words: [String], complaint: String) throws {
        let error = #expect(throws: ConfigError.self) {
            _ = try words.map { word throws(ConfigError) in try Assignment(word) }
        }
        #expect(error?.description == complaint)
        #expect(error?.isUsage == true)
    }

    @Test func `what another process has written is there after a look, and a broken file changes nothing`() throws {
        let config = try TemporaryConfig()
        let (ours, theirs) = (try config.environments(), try config.environments())
        try theirs.add("home", url: "nas:3001")
        #expect(ours.named("home") == nil)

        try ours.reload()
        #expect(ours.named("home")?.baseURL == "http://nas:3001")

        try Data("{".utf8).write(to: URL(filePath: config.path))
        #expect(throws: ConfigError.self) { try ours.reload() }
        #expect(ours.named("home")?.baseURL == "http://nas:3001")
    }

    @Test func `what cannot be edited is refused, and the file stays`() throws {
        let text = #"{ "environments": [{ "name": "a", "serverURL": "http://a" }, { "name": "b", "serverURL": "b" }] }"#
        let config = try TemporaryConfig(text)
        let environments = try config.environments()
        environments.add(APIConfig(id: EnvironmentID("embedded-1"), name: "embedded", serverURL: "http://127.0.0.1:1"))
        func complaint(_ work: () throws -> Void) -> String? {
            #expect(throws: ConfigError.self) { try work() }?.description.replacing(config.path, with: "config.json")
        }

        #expect(
            complaint { try environments.add("A", url: "http://c") }
                == "config.json, line 1: environments[0] is called “A” already. Change it with: env edit A setting=value"
        )
        #expect(
            complaint { try environments.edit("b", assignments("name=a")) }
                == "config.json, line 1: environments[0] is called “a” already. Change it with: env edit a setting=value"
        )
        #expect(
            complaint { try environments.edit("b", assignments("name=prod")) }
                == "There is an environment “production” already. Change it with: env edit production setting=value"
        )
        #expect(
            complaint { try environments.edit("a", assignments("serverURL=")) }?.hasSuffix("“serverURL” is missing.")
                == true
        )
        #expect(complaint { try environments.edit("dev", assignments("name=x")) } == "name cannot be changed.")
        #expect(
            complaint { try environments.edit("ab", assignments("port=1")) }
                == "There is no environment “ab”. Did you mean “a”?"
        )
        #expect(
            complaint { try environments.edit("prd", assignments("port=1")) }
                == "There is no environment “prd”. Did you mean “prod”?"
        )
        #expect(
            complaint { try environments.edit("embedded", assignments("port=1")) }
                == "“embedded” is a folder that this session serves, and has no settings to keep."
        )
        #expect(
            complaint { try environments.remove("staging") }
                == "“staging” is built in and has no settings of yours to remove."
        )
        #expect(
            complaint { try environments.add("list", url: "h") }
                == "“list” is a word of env itself; choose another name."
        )
        #expect(try config.text == text)
    }
}
