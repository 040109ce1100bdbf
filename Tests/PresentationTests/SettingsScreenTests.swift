import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText
import Testing

struct SettingsScreenTests {
    private static var report: SettingsReport {
        get throws {
            let environments = try Environments(
                path: "/nowhere/config.json",
                variables: [
                    "MANGAREADER_PROXY": "http://u:moth@proxy.example:8080", "MANGAREADER_HEADERS": "X-Key: moth",
                    "MANGAREADER_DEV_TIMEOUT": "7.5", "MANGAREADER_STORAGE_QUOTA": "20 GB",
                ]
            )
            return try SettingsReport(#require(environments.explanation(of: "dev")), library: environments.library)
        }
    }

    @Test func `names each setting, its value, and where it comes from`() throws {
        #expect(
            try Self.report.lines(width: 80, in: .english).plain == """
                development
                http://192.168.1.100:3001

                kind                 mangareader                      built in
                serverURL            http://192.168.1.100             built in
                port                 3001                             built in
                basePath             –                                built in
                apiVersion           v1                               built in
                defaultTimeout       7.5                              MANGAREADER_DEV_TIMEOUT
                downloadTimeout      300                              built in
                maxRetries           3                                built in
                baseRetryDelay       1                                built in
                cacheEnabled         true                             built in
                cacheMaxMemoryUsage  100                              built in
                cacheExpiry          300                              built in
                logLevel             default                          built in
                proxy                http://u:***@proxy.example:8080  MANGAREADER_PROXY
                caFile               –                                built in
                insecure             false                            built in
                headers.X-Key        ***                              MANGAREADER_HEADERS
                companyCode          –                                built in
                requestsPerMinute    –                                built in
                chaptersAtOnce       3                                built in
                pagesAtOnce          5                                built in
                connectionsPerHost   15                               built in
                mock                 –                                built in
                storage.reserve      200.0 MB                         default
                storage.quota        20.0 GB                          MANGAREADER_STORAGE_QUOTA
                """
        )
    }

    @Test func `tells on a narrow screen only the origins that somebody chose`() throws {
        let lines = try Self.report.lines(width: 40, in: .spanish).map(\.plain)

        #expect(
            lines.suffix(17).joined(separator: "\n") == """
                cacheExpiry          300
                logLevel             default
                proxy                http://u:***@proxy…
                  MANGAREADER_PROXY
                caFile               –
                insecure             false
                headers.X-Key        ***
                  MANGAREADER_HEADERS
                companyCode          –
                requestsPerMinute    –
                chaptersAtOnce       3
                pagesAtOnce          5
                connectionsPerHost   15
                mock                 –
                storage.reserve      200,0 MB
                storage.quota        20,0 GB
                  MANGAREADER_STORAGE_QUOTA
                """
        )
    }

    @Test func `JSON has values as they are, and each origin`() throws {
        let text = try JSONText.encode(Self.report)

        #expect(text.contains(#"{"key":"port","origin":{"kind":"preset"},"value":3001}"#))
        #expect(
            text.contains(
                #"{"key":"defaultTimeout","origin":{"kind":"variable","name":"MANGAREADER_DEV_TIMEOUT"},"value":7.5}"#
            )
        )
        #expect(
            text.contains(
                #"{"key":"headers","origin":{"kind":"variable","name":"MANGAREADER_HEADERS"},"value":{"X-Key":"***"}}"#
            )
        )
        #expect(text.contains(#"{"key":"caFile","origin":{"kind":"preset"},"value":null}"#))
        #expect(text.contains(#"{"key":"storage.reserve","origin":{"kind":"default"},"value":200000000}"#))
        #expect(!text.contains("moth"))
    }
}
