import MangaConfig
import MangaModels
import Testing

struct ConfigFileValuesTests {
    @Test func `an environment has what its entry says, and the defaults`() throws {
        let environments = try TemporaryConfig(
            """
            { "environments": [
              { "name": "Home", "id": "home-1", "kind": "mangareader", "serverURL": "https://h/a/", "port": 8443,
                "basePath": "/b/", "apiVersion": "v2", "defaultTimeout": 7.5, "downloadTimeout": 600,
                "maxRetries": 0, "baseRetryDelay": 0.25, "cacheEnabled": false, "cacheMaxMemoryUsage": 5,
                "cacheExpiry": 9, "logLevel": "verbose", "proxy": "socks5h://h:1080", "caFile": "/etc/ca.pem",
                "insecure": true, "headers": { "X-Shelf": "7" }, "companyCode": "ACME", "requestsPerMinute": 30,
                "chaptersAtOnce": 2, "pagesAtOnce": 4, "connectionsPerHost": 6, "mock": "/mocks" },
              { "name": "plain", "serverURL": "h" }
            ] }
            """
        ).environments()

        var plain = APIConfig(id: EnvironmentID("plain"), serverURL: "http://h", port: 80)
        #expect(environments.named("plain") == plain)
        #expect(
            environments.named("home")
                == APIConfig(
                    id: EnvironmentID("home-1"),
                    name: "Home",
                    serverURL: "https://h/a",
                    port: 8443,
                    apiVersion: "v2",
                    defaultTimeout: 7.5,
                    downloadTimeout: 600,
                    maxRetries: 0,
                    baseRetryDelay: 0.25,
                    cacheEnabled: false,
                    cacheMaxMemoryUsage: 5,
                    cacheExpiry: 9,
                    logLevel: .verbose,
                    basePath: "/b/",
                    proxy: "socks5h://h:1080",
                    caFile: "/etc/ca.pem",
                    isInsecure: true,
                    headers: ["X-Shelf": "7"],
                    companyCode: "ACME",
                    requestsPerMinute: 30,
                    chaptersAtOnce: 2,
                    pagesAtOnce: 4,
                    connectionsPerHost: 6,
                    mock: "/mocks"
                )
        )
        plain.port = 81
        #expect(environments.all.map(\.name) == ["Home", "plain"] + APIConfig.presets.map(\.name))
    }

    @Test(arguments: [
        ("\"port\": 99999", "port cannot be “99999”; allowed: a whole number from 1 to 65535."),
        ("\"port\": \"80\"", "port cannot be “\"80\"”; allowed: a whole number from 1 to 65535."),
        ("\"port\": 80.5", "port cannot be “80.5”; allowed: a whole number from 1 to 65535."),
        ("\"port\": null", "port cannot be “null”; allowed: a whole number from 1 to 65535."),
        ("\"timeout\": 0", "timeout cannot be “0”; allowed: a number of seconds from 0.1 to 86400."),
        ("\"maxRetries\": -1", "maxRetries cannot be “-1”; allowed: a whole number from 0 to 100."),
        ("\"cacheEnabled\": \"yes\"", "cacheEnabled cannot be “\"yes\"”; allowed: true or false."),
        ("\"kind\": \"gopher\"", "kind cannot be “\"gopher\"”; allowed: one of mangareader."),
        (
            "\"logLevel\": \"loud\"",
            "logLevel cannot be “\"loud\"”; allowed: one of none, default, verbose, curl."
        ),
        (
            "\"basePath\": \"a?b\"",
            "basePath cannot be “\"a?b\"”; allowed: a path such as manga or /apps/manga, without “?” and “#”."
        ),
        (
            "\"basePath\": \"a/../b\"",
            "basePath cannot be “\"a/../b\"”; allowed: a path such as manga or /apps/manga, without “?” and “#”."
        ),
        ("\"apiVersion\": \"v/1\"", "apiVersion cannot be “\"v/1\"”; allowed: one word such as v1."),
        (
            "\"proxy\": \"ftp://u:moth@h\"",
            "proxy cannot be “\"ftp://u:***@h\"”; allowed: none, or a URL such as http://host:8080 or socks5h://host:1080."
        ),
        (
            "\"caFile\": \"ca.pem\"",
            "caFile cannot be “\"ca.pem\"”; allowed: the absolute path of a file, or one that begins with ~/."
        ),
        (
            "\"headers\": { \"X-Key\": 7, \"Y\": \"moth\" }",
            "headers.X-Key cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"headers\": { \"X Key\": \"moth\" }",
            "headers.X Key cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"headers\": { \"X-Key\": \"a\\r\\nHost: b\" }",
            "headers.X-Key cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"headers\": { \"Content-Length\": \"1\" }",
            "headers.Content-Length cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"headers\": { \"X-Key\": \"moth\", \"x-key\": \"bat\" }",
            "headers.x-key cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"headers\": [\"moth\"]",
            "headers cannot be “***”; allowed: header fields, each a name and a text of one line; Content-Length and the like are not for settings."
        ),
        (
            "\"proxy\": \"http://u:mo/th@h:1\"",
            "proxy cannot be “\"http://u:***@h:1\"”; allowed: none, or a URL such as http://host:8080 or socks5h://host:1080."
        ),
        (
            "\"proxy\": \"http://u:\(String(repeating: "moth", count: 40))@h:99999\"",
            "proxy cannot be “\"http://u:***@h:99999\"”; allowed: none, or a URL such as http://host:8080 or socks5h://host:1080."
        ),
        (
            "\"serverURL\": \"ftp://h\"",
            "serverURL cannot be “\"ftp://h\"”; allowed: an http or https address such as https://manga.example or 192.168.1.5:3001."
        ),
        (
            "\"companyCode\": \"\"", "companyCode cannot be “\"\"”; allowed: a text of one line."
        ),
        ("\"requestsPerMinute\": 0", "requestsPerMinute cannot be “0”; allowed: a whole number from 1 to 100000."),
        ("\"portt\": 80", "portt: there is no setting “portt”. Did you mean “port”?"),
        ("\"timeOut\": 80", "timeOut: there is no setting “timeOut”. Did you mean “timeout”?"),
        (
            "\"timeout\": 8, \"defaultTimeout\": 9",
            "defaultTimeout gives a setting that was given already; leave one of the two."
        ),
        (
            "\"id\": \"production\"",
            "id cannot be “\"production\"”; allowed: a name that no built-in environment has."
        ),
    ])
    func `a wrong value is told by its place, what it is and what is allowed`(setting: String, complaint: String) throws
    {
        let config = try TemporaryConfig(
            """
            {
              "environments": [
                { "name": "a", "serverURL": "http://a" },
                {
                  "name": "b",
                  \(setting.contains("serverURL") ? "" : "\"serverURL\": \"http://b\",")
                  \(setting)
                }
              ]
            }
            """
        )

        #expect(config.complaint == "config.json, line 7: environments[1].\(complaint)")
    }

    @Test(arguments: [
        ("[]", "line 1: the file cannot be “[]”; allowed: an object in curly brackets."),
        (
            #"{ "environments": {} }"#,
            "line 1: environments cannot be “{}”; allowed: a list of objects in square brackets."
        ),
        (#"{ "environments": [7] }"#, "line 1: environments[0] cannot be “7”; allowed: an object in curly brackets."),
        (#"{ "environments": [{ "serverURL": "h" }] }"#, "line 1: environments[0]: “name” is missing."),
        (#"{ "environments": [{ "name": "a" }] }"#, "line 1: environments[0]: “serverURL” is missing."),
        (
            #"{ "environments": [{ "name": "a b", "serverURL": "h" }] }"#,
            "line 1: environments[0].name cannot be “\"a b\"”; allowed: letters, digits, “-”, “_” and “.”, at most 40, and no word of env."
        ),
        (
            #"{ "environments": [{ "name": "Check", "serverURL": "h" }] }"#,
            "line 1: environments[0].name cannot be “\"Check\"”; allowed: letters, digits, “-”, “_” and “.”, at most 40, and no word of env."
        ),
        (
            #"{ "environments": [{ "name": "a", "serverURL": "h" }, { "name": "A", "serverURL": "h" }] }"#,
            "line 1: environments[1] has the name or the id of another one (environments[0], line 1). Give it one of its own."
        ),
        (
            #"{ "environments": [{ "name": "dev" }, { "name": "development" }] }"#,
            "line 1: environments[1] has the name or the id of another one (environments[0], line 1). Give it one of its own."
        ),
        (
            #"{ "environments": [{ "name": "dev", "id": "staging" }] }"#,
            "line 1: environments[0].id cannot be “\"staging\"”; allowed: one of development."
        ),
        (
            #"{ "enviroments": [] }"#,
            "line 1: enviroments: there is no setting “enviroments”. Did you mean “environments”?"
        ),
        (
            #"{ "start": {} }"#,
            "line 1: start cannot be “{}”; allowed: an object with one of environment, folder, sample."
        ),
        (
            #"{ "start": { "sample": false } }"#, "line 1: start.sample cannot be “false”; allowed: true."
        ),
        (
            #"{ "start": { "folder": "" } }"#,
            "line 1: start.folder cannot be “\"\"”; allowed: a text that is not empty."
        ),
        (
            #"{ "start": { "env": "a" } }"#,
            "line 1: start.env: there is no setting “env”. Did you mean “environment”?"
        ),
    ])
    func `what is around the settings is checked too`(text: String, complaint: String) throws {
        #expect(try TemporaryConfig(text).complaint == "config.json, \(complaint)")
    }

    @Test func `text from the file is harmless in the message`() throws {
        let config = try TemporaryConfig("{ \"start\": { \"a\\u001b[31m\": 1 } }")

        #expect(config.complaint?.contains("\u{1B}") == false)
    }

    @Test func `null unsets what may be unset, over a preset too`() throws {
        let config = try TemporaryConfig(
            #"{ "environments": [{ "name": "dev", "proxy": null, "caFile": null, "companyCode": null, "mock": null }] }"#
        )

        #expect(try config.environments().named("dev") == APIConfig.development)
    }

    @Test func `logging may be told as the seed tells it`() throws {
        let environments = try TemporaryConfig(
            #"{ "environments": [{ "name": "prod", "loggingEnabled": true }, { "name": "dev", "logLevel": false }] }"#
        ).environments()

        #expect(environments.named("prod")?.logLevel == .default)
        #expect(environments.named("dev")?.logLevel == LogLevel.none)
    }
}
