import MangaConfig
import MangaModels
import Testing

struct HeaderTests {
    private var config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")

    @Test func `a company's code and the environment's own fields go along`() {
        var config = config
        config.companyCode = "ACME"
        config.headers = ["X-Shelf": "7", "user-agent": "Mine/2"]

        #expect(
            config.commonHeaders == [
                "Accept": "application/json", "PlatformType": PlatformType.current.rawValue, "CompanyCode": "ACME",
                "X-Shelf": "7", "user-agent": "Mine/2",
            ]
        )
    }

    @Test func `the platform is the one this was built for`() {
        #if os(Linux)
        #expect(PlatformType.current == .linux)
        #endif
        #expect(PlatformType.iOS.rawValue == "iOS")
    }

    @Test(arguments: [
        ("http://h", "http://h"), ("http://user@h", "http://user@h"), ("http://u:p@h:1/a@b", "http://u:***@h:1/a@b"),
        ("u:p:q@h", "u:***@h"), ("socks5://u:p@p@h", "socks5://u:***@h"), ("http://h/a:b@c", "http://h/a:b@c"),
    ])
    func `a password in a URL is hidden`(url: String, shown: String) {
        #expect(Secret.hidden(inURL: url) == shown)
    }

    @Test func `the seed's block hides a password too`() {
        var config = config
        config.serverURL = "http://ada:moth@h"

        #expect(config.configurationText.contains("Server URL: http://ada:***@h\n"))
        #expect(config.configurationText.contains("Base URL: http://ada:***@h:3001\n"))
    }
}
