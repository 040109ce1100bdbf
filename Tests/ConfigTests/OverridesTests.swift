import MangaConfig
import MangaLocalization
import MangaModels
import Testing

/// Presets, file, variables and flags, each over the one before.
struct OverridesTests {
    private func origins(_ environments: Environments, _ name: String) -> [String: String] {
        guard let environment = environments.explanation(of: name) else { return [:] }
        let pairs = Setting.all.map { ($0.key, environment.origin(of: $0).description) }
        return Dictionary(uniqueKeysWithValues: pairs).filter { !["built in", "default"].contains($0.value) }
    }

    @Test func `each value comes from the topmost place that gives it, and says which`() throws {
        let config = try TemporaryConfig(
            """
            { "environments": [
              { "name": "staging", "timeout": 11, "maxRetries": 1,
                "cacheExpiry": 1 }
            ] }
            """
        )
        var flags = SettingLayer()
        try flags.add(#require(Setting.named("maxRetries")), typed: "4", from: .flag("--max-retries"))

        let environments = try Environments(
            path: config.path,
            variables: [
                "MANGAREADER_TIMEOUT": "22", "MANGAREADER_MAX_RETRIES": "2", "MANGAREADER_STAGING_TIMEOUT": "33",
                "MANGAREADER_DEV_TIMEOUT": "44", "MANGAREADER_PROXY": "", "HOME": "/home/ana",
            ],
            flags: flags
        )

        #expect(environments.named("staging")?.defaultTimeout == 33)
        #expect(environments.named("staging")?.maxRetries == 4)
        #expect(environments.named("staging")?.cacheExpiry == 1)
        #expect(environments.named("dev")?.defaultTimeout == 44)
        #expect(environments.named("prod")?.defaultTimeout == 22)
        #expect(
            origins(environments, "staging") == [
                "defaultTimeout": "MANGAREADER_STAGING_TIMEOUT", "maxRetries": "--max-retries",
                "cacheExpiry": "config.json:3",
            ]
        )
        #expect(
            origins(environments, "production")
                == ["defaultTimeout": "MANGAREADER_TIMEOUT", "maxRetries": "--max-retries"]
        )
        #expect(environments.strayVariables == [])
    }

    @Test(arguments: [
        (["SERVER_URL": "https://h"], "https://h", 443),
        (["SERVER_URL": "h"], "http://h", 80),
        (["SERVER_URL": "h:4000/base/"], "http://h:4000/base", 4000),
        (["SERVER_URL": "https://h", "PORT": "4000"], "https://h:4000", 4000),
        (["SERVER_URL": "https://h:5000", "PORT": "4000"], "https://h:4000", 4000),
        (["PORT": "4000"], "http://localhost:4000", 4000),
        (["BASE_PATH": "/m/"], "http://localhost:3001/m", 3001),
    ])
    func `a server without a port has its scheme's own, and a port that is given wins`(
        variables: [String: String],
        baseURL: String,
        port: Int
    ) throws {
        let pairs = variables.map { ("MANGAREADER_" + $0.key, $0.value) }
        let environments = try TemporaryConfig().environments(Dictionary(uniqueKeysWithValues: pairs))

        try environments.begin(with: APIConfig.testing.id)

        #expect(environments.current.baseURL == baseURL)
        #expect(environments.current.port == port)
        #expect(environments.current.isValid)
    }

    @Test func `a server named for none is that of the environment that the program starts with`() throws {
        let variables = ["MANGAREADER_SERVER_URL": "http://h:1", "MANGAREADER_DEV_SERVER_URL": "http://d:2"]
        let environments = try TemporaryConfig().environments(variables)
        let embedded = APIConfig(id: EnvironmentID("embedded-1"), name: "embedded", serverURL: "http://127.0.0.1:1")
        environments.add(embedded)

        #expect(environments.namesServer)
        #expect(environments.named("staging") == APIConfig.staging)
        try environments.begin(with: APIConfig.staging.id)
        #expect(environments.current.baseURL == "http://h:1")
        #expect(environments.named("production") == APIConfig.production)
        #expect(environments.named("development")?.baseURL == "http://d:2")
        try environments.begin(with: embedded.id)
        #expect(environments.current == embedded)
        #expect(environments.named("staging") == APIConfig.staging)
    }

    @Test func `a flag that names a server holds for the start alone, others for every environment`() throws {
        var flags = SettingLayer()
        try flags.add(#require(Setting.named("port")), typed: "4000", from: .flag("--port"))
        try flags.add(#require(Setting.named("proxy")), typed: "none", from: .flag("--proxy"))
        let environments = try Environments(path: "/nowhere/config.json", variables: [:], flags: flags)

        try environments.begin(with: APIConfig.staging.id)

        #expect(environments.current.port == 4000)
        #expect(environments.current.proxy == "none")
        #expect(environments.named("production")?.port == 3001)
        #expect(environments.named("production")?.proxy == "none")
    }

    @Test func `a folder of this process keeps its own way to its server`() throws {
        let environments = try TemporaryConfig().environments([
            "MANGAREADER_PROXY": "http://h:8080", "MANGAREADER_CA_FILE": "/ca.pem", "MANGAREADER_HEADERS": "X: 1",
            "MANGAREADER_TIMEOUT": "7", "MANGAREADER_EMBEDDED_MAX_RETRIES": "9",
        ])

        environments.add(
            APIConfig(id: EnvironmentID("embedded-1"), name: "embedded", serverURL: "http://127.0.0.1:1", proxy: "none")
        )

        let embedded = try #require(environments.named("embedded"))
        #expect(embedded.proxy == "none")
        #expect(embedded.caFile == nil)
        #expect(embedded.headers == [:])
        #expect(embedded.defaultTimeout == 7)
        #expect(embedded.maxRetries == 9)
        #expect(environments.named("dev")?.proxy == "http://h:8080")
        #expect(environments.strayVariables == [])
    }

    @Test func `header fields of all places come together, the topmost wins, an empty one takes away`() throws {
        let config = try TemporaryConfig(
            #"{ "environments": [{ "name": "dev", "headers": { "X-A": "1", "X-B": "2", "X-C": "3" } }] }"#
        )
        let environments = try config.environments(["MANGAREADER_HEADERS": "x-b: 4\nX-D: a:b\nX-C:"])
        let environment = try #require(environments.explanation(of: "dev"))

        #expect(environment.config.headers == ["X-A": "1", "x-b": "4", "X-D": "a:b"])
        #expect(environment.origin(ofHeader: "X-A").description == "config.json:1")
        #expect(environment.origin(ofHeader: "X-B") == .variable("MANGAREADER_HEADERS"))
    }

    @Test(arguments: [
        ("MANGAREADER_PORT", "x", "MANGAREADER_PORT cannot be “x”; allowed: a whole number from 1 to 65535."),
        (
            "MANGAREADER_DEV_CACHE_ENABLED", "maybe",
            "MANGAREADER_DEV_CACHE_ENABLED cannot be “maybe”; allowed: true or false."
        ),
        (
            "MANGAREADER_HEADERS", "Authorization Bearer moth",
            "MANGAREADER_HEADERS cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
    ])
    func `a variable that is wrong is named`(name: String, value: String, complaint: String) throws {
        let config = try TemporaryConfig()
        let error = #expect(throws: ConfigError.self) { try config.environments([name: value]) }
        #expect(error?.description == complaint)
        #expect(error?.isUsage == false)
    }

    @Test func `variables that mean nothing are told`() throws {
        let environments = try TemporaryConfig().environments([
            "MANGAREADER_TIMOUT": "7", "MANGAREADER_STAGNG_PORT": "80", "MANGAREADER_STAGE_PORT": "81",
            "MANGAREADER_ENV": "dev", "MANGAREADER_HOME": "/tmp", "MANGAREADER_": "x",
        ])

        #expect(
            environments.strayVariables == [
                StrayVariable(name: "MANGAREADER_", nearest: nil),
                StrayVariable(name: "MANGAREADER_STAGNG_PORT", nearest: "MANGAREADER_STAGING_PORT"),
                StrayVariable(name: "MANGAREADER_TIMOUT", nearest: "MANGAREADER_TIMEOUT"),
            ]
        )
        #expect(environments.named("staging")?.port == 81)
    }

    @Test func `a folder of this process that is not listed takes the same variables and flags as one that is`() throws
    {
        var flags = SettingLayer()
        try flags.add(#require(Setting.named("pagesAtOnce")), typed: "2", from: .flag("--pages-at-once"))
        let environments = try Environments(
            path: TemporaryConfig("{}").path,
            variables: ["MANGAREADER_REQUESTS_PER_MINUTE": "60", "MANGAREADER_EMBEDDED_TIMEOUT": "5"],
            flags: flags
        )
        let folder = APIConfig(id: EnvironmentID("embedded-1"), name: "embedded", serverURL: "http://127.0.0.1:1")

        let config = environments.configured(folder)

        #expect((config.requestsPerMinute, config.pagesAtOnce, config.defaultTimeout) == (60, 2, 5))
        #expect(environments[folder.id] == nil)
        environments.add(folder)
        #expect(environments[folder.id] == config)
    }
}
