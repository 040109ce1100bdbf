import Foundation
import MangaConfig
import MangaModels
import Testing

struct SettingTests {
    @Test func `every setting has one name in the file, one variable and one flag`() {
        let names = Setting.all.map { "\($0.key) \($0.variable) \($0.flag)" }

        #expect(
            names == [
                "kind MANGAREADER_KIND --kind",
                "serverURL MANGAREADER_SERVER_URL --server-url",
                "port MANGAREADER_PORT --port",
                "basePath MANGAREADER_BASE_PATH --base-path",
                "apiVersion MANGAREADER_API_VERSION --api-version",
                "defaultTimeout MANGAREADER_DEFAULT_TIMEOUT --default-timeout",
                "downloadTimeout MANGAREADER_DOWNLOAD_TIMEOUT --download-timeout",
                "maxRetries MANGAREADER_MAX_RETRIES --max-retries",
                "baseRetryDelay MANGAREADER_BASE_RETRY_DELAY --base-retry-delay",
                "cacheEnabled MANGAREADER_CACHE_ENABLED --cache-enabled",
                "cacheMaxMemoryUsage MANGAREADER_CACHE_MAX_MEMORY_USAGE --cache-max-memory-usage",
                "cacheExpiry MANGAREADER_CACHE_EXPIRY --cache-expiry",
                "logLevel MANGAREADER_LOG_LEVEL --log-level",
                "proxy MANGAREADER_PROXY --proxy",
                "caFile MANGAREADER_CA_FILE --ca-file",
                "insecure MANGAREADER_INSECURE --insecure",
                "headers MANGAREADER_HEADERS --headers",
                "companyCode MANGAREADER_COMPANY_CODE --company-code",
                "requestsPerMinute MANGAREADER_REQUESTS_PER_MINUTE --requests-per-minute",
                "chaptersAtOnce MANGAREADER_CHAPTERS_AT_ONCE --chapters-at-once",
                "pagesAtOnce MANGAREADER_PAGES_AT_ONCE --pages-at-once",
                "connectionsPerHost MANGAREADER_CONNECTIONS_PER_HOST --connections-per-host",
                "mock MANGAREADER_MOCK --mock",
            ]
        )
        #expect(Setting.named("timeout")?.flags == ["--default-timeout", "--timeout"])
        #expect(Setting.named("LOGGINGENABLED")?.key == "logLevel")
        #expect(
            Setting.all.filter(\.isOptional).map(\.key) == [
                "proxy", "caFile", "companyCode", "requestsPerMinute", "mock",
            ]
        )
    }

    @Test(arguments: [
        ("kind", "MangaReader", "mangareader"), ("port", "80", "80"), ("timeout", "0.5", "0.5"),
        ("maxRetries", "0", "0"), ("cacheEnabled", "off", "false"), ("cacheEnabled", "YES", "true"),
        ("logLevel", "Verbose", "verbose"), ("logLevel", "true", "default"), ("logLevel", "off", "none"),
        ("proxy", "none", "none"), ("proxy", "h:8080", "h:8080"),
        ("proxy", "socks5://u:p@[::1]:1080", "socks5://u:***@[::1]:1080"),
        ("caFile", "/a/../ca.pem", "/ca.pem"), ("headers", "X-A: 1\nX-B:2", "X-A: ***, X-B: ***"),
        ("companyCode", "ACME 7", "ACME 7"), ("requestsPerMinute", "60", "60"), ("basePath", "/a b/", "/a b/"),
    ])
    func `is read as a person types it, and shown without secrets`(name: String, text: String, shown: String) throws {
        let setting = try #require(Setting.named(name))
        let variables = [setting.variable: text]
        let environments = try Environments(path: "/nowhere/config.json", variables: variables)
        try environments.begin(with: APIConfig.production.id)

        #expect(setting.shown(in: environments.current) == shown)
    }

    @Test(arguments: [
        ("kind", "opds"), ("port", "0"), ("port", "65536"), ("port", "8 0"), ("port", "80.0"), ("timeout", "0"),
        ("timeout", "inf"), ("timeout", "nan"), ("timeout", "-1"), ("timeout", "1e9"), ("cacheEnabled", "perhaps"),
        ("proxy", "ftp://h"), ("proxy", "http://"), ("proxy", "http://h/path"), ("proxy", "h:99999"),
        ("headers", "X-A"), ("headers", ": 1"), ("headers", "X-A: 1\nx-a: 2"), ("headers", "Connection: close"),
        ("companyCode", "a\u{7}"), ("requestsPerMinute", "many"), ("apiVersion", ".."), ("serverURL", "http://h?q"),
        ("basePath", "../x"), ("basePath", "a\\b"),
    ])
    func `refuses what is not allowed`(name: String, text: String) throws {
        let setting = try #require(Setting.named(name))

        let error = #expect(throws: ConfigError.self) {
            try Environments(path: "/nowhere/config.json", variables: [setting.variable: text])
        }

        guard case .wrongValue(.variable(setting.variable), _, setting.shape.allowedWords) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a certificate file may stand below the home folder`() throws {
        let config = try TemporaryConfig(#"{ "environments": [{ "name": "dev", "caFile": "~/ca.pem" }] }"#)

        let home = try #require(ProcessInfo.processInfo.environment["HOME"])
        #expect(try config.environments().named("dev")?.caFile == home + "/ca.pem")
    }
}
