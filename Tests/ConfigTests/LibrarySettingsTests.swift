import MangaLocalization
import Testing

@testable import MangaConfig

struct LibrarySettingsTests {
    /// What is set, and by whom.
    private func explained(_ settings: LibrarySettings) -> [String] {
        LibrarySetting.allCases.map { setting in
            "\(setting.key) \(settings.bytes(setting).map(String.init) ?? "–") \(settings.origin(setting).description)"
        }
    }

    @Test func `nothing is said by itself`() {
        #expect(explained(Environments().library) == ["storage.reserve – default", "storage.quota – default"])
    }

    @Test(arguments: [
        ("20 GB", 20_000_000_000), ("1.5 GB", 1_500_000_000), ("1,5 GB", 1_500_000_000), ("0,25 MiB", 262_144),
        ("1,500 MB", nil), ("1,5,5 GB", nil), (",5 GB", nil), ("1,", nil),
    ])
    func `a size may have a comma where people write one, if it cannot divide thousands`(text: String, bytes: Int?) {
        #expect(ByteSize.read(text) == bytes)
    }

    @Test func `a flag is above a variable, and both are above the file`() throws {
        let config = try TemporaryConfig(#"{ "storage": { "reserve": 5, "quota": "20 GB" } }"#)
        var flags = SettingLayer()
        try flags.library.add(.quota, typed: "3 MB", from: .flag("--storage-quota"))
        let variables = ["MANGAREADER_STORAGE_QUOTA": "2MB", "MANGAREADER_STORAGE_RESERVE": "1.5 KiB"]

        let file = try config.environments()
        let above = try config.environments(variables)
        let all = try Environments(path: config.path, variables: variables, flags: flags)

        #expect(
            explained(file.library)
                == ["storage.reserve 5 config.json:1", "storage.quota 20000000000 config.json:1"]
        )
        #expect(above.strayVariables == [])
        #expect(
            explained(all.library)
                == ["storage.reserve 1536 MANGAREADER_STORAGE_RESERVE", "storage.quota 3000000 --storage-quota"]
        )
        #expect(above.library.bytes(.quota) == 2_000_000)
    }

    @Test(
        arguments: [
            ("20", 20), ("20 B", 20), ("1.5gb", 1_500_000_000), ("1 TiB", 1_099_511_627_776), ("0", 0),
            ("-1", nil), ("", nil), ("GB", nil), ("1 XB", nil), ("1..5 GB", nil), ("99999 TB", nil), ("1e9", nil),
            ("١ GB", nil), ("5 GB ", nil),
        ] as [(String, Int?)]
    )
    func `a size is a number and a unit`(text: String, bytes: Int?) {
        var settings = LibrarySettings()
        try? settings.add(.quota, typed: text, from: .flag("--storage-quota"))

        #expect(settings.bytes(.quota) == bytes)
    }

    @Test(arguments: [
        (
            #""quota": "much""#,
            "storage.quota cannot be “\"much\"”; allowed: a number of bytes, or a size such as 500 MB or 20 GB."
        ),
        (
            #""quota": -1"#,
            "storage.quota cannot be “-1”; allowed: a number of bytes, or a size such as 500 MB or 20 GB."
        ),
        (#""quotas": 1"#, "storage.quotas: there is no setting “quotas”. Did you mean “quota”?"),
    ])
    func `a wrong one is told with its place`(members: String, problem: String) throws {
        let config = try TemporaryConfig("{ \"storage\": { \(members) } }")

        let error = #expect(throws: ConfigError.self) { try config.environments() }

        #expect(error?.description == "\(config.path), line 1: \(problem)")
    }

    @Test func `one that is given twice is refused`() {
        var settings = LibrarySettings()

        #expect(throws: ConfigError.self) {
            try settings.add(.quota, typed: "1", from: .flag("--storage-quota"))
            try settings.add(.quota, typed: "1", from: .flag("--storage-quota"))
        }
    }
}
