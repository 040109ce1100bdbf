public import MangaConfig
public import MangaLocalization
import MangaStorage
public import MangaText

/// The settings that hold for all environments, as `set` lists them.
///
/// JSON: `settings`: of each `key`, `value` (null where there is no limit; sizes are bytes), `default`, `origin` (see
/// `SettingsReport`), `summary` (English).
public struct UserSettingsReport: Report {
    /// One setting as it holds now.
    public struct Entry: Sendable {
        let setting: UserSetting
        let value: SettingValue
        let standard: SettingValue
        public let origin: Origin

        public init(_ setting: UserSetting, in environments: Environments) {
            let explained = environments.explained(setting)
            // What free space is left unless somebody says otherwise is the library's to know.
            let usual: SettingValue =
                if case .library(.reserve) = setting { .whole(StorageLimits().reserve) } else { explained.standard }
            self.setting = setting
            value = explained.origin == .standard ? usual : explained.value
            standard = usual
            origin = explained.origin
        }
    }

    public var entries: [Entry]
    /// Whether one was asked for, so that what it means is told too.
    public var isDetail: Bool

    public init(_ entries: [Entry], isDetail: Bool = false) {
        self.entries = entries
        self.isDetail = isDetail
    }

    public static let table = PlainTable(
        ["settings"],
        columns: "key",
        "value",
        "default",
        "origin=origin.kind",
        "name=origin.name",
        "path=origin.path",
        "line=origin.line"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        UserSettingsScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case settings
    }

    private struct Row: Encodable {
        var key: String
        var value: SettingJSON
        var `default`: SettingJSON
        var origin: OriginJSON
        var summary: String
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let rows = entries.map { entry in
            Row(
                key: entry.setting.key,
                value: SettingJSON(entry.value),
                default: SettingJSON(entry.standard),
                origin: OriginJSON(entry.origin),
                summary: entry.setting.summary.text(in: .english)
            )
        }
        try values.encode(rows, forKey: .settings)
    }
}
