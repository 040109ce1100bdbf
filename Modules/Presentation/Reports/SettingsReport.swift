public import MangaConfig
public import MangaLocalization
import MangaStorage
public import MangaText

/// Every setting of an environment and of the library, and where it comes from.
///
/// JSON: `id`, `name`, `from` (`preset`, `changedPreset`, `user` or `process`), `url`, and `settings`: of each `key`,
/// `value` (null where nothing is set; secrets are `***`) and `origin`, an object: `kind` (`default`, `preset`,
/// `process`, `file`, `variable` or `flag`), and `path`, `line`, `name` where there are any.
public struct SettingsReport: Hashable, Report {
    public var environment: ConfiguredEnvironment
    public var library: LibrarySettings

    public init(_ environment: ConfiguredEnvironment, library: LibrarySettings = LibrarySettings()) {
        self.environment = environment
        self.library = library
    }

    /// Bytes of `setting`, the usual ones included; nil where there is no limit.
    func bytes(_ setting: LibrarySetting) -> Int? {
        library.bytes(setting) ?? (setting == .reserve ? StorageLimits().reserve : nil)
    }

    public static let table = PlainTable(
        ["settings"],
        columns: "key",
        "value",
        "origin=origin.kind",
        "name=origin.name",
        "path=origin.path",
        "line=origin.line"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        SettingsScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, from, url, settings
    }

    private struct Entry: Encodable {
        var key: String
        var value: SettingJSON
        var origin: OriginJSON
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(environment.id, forKey: .id)
        try values.encode(environment.config.name, forKey: .name)
        try values.encode(environment.maker, forKey: .from)
        try values.encode(Secret.hidden(inURL: environment.config.baseURL), forKey: .url)
        let entries = Setting.all.map { setting in
            Entry(
                key: setting.key,
                value: SettingJSON(setting.value(in: environment.config)),
                origin: OriginJSON(environment.origin(of: setting))
            )
        }
        let others = LibrarySetting.allCases.map { setting in
            Entry(
                key: setting.key,
                value: SettingJSON(bytes(setting).map(SettingValue.whole) ?? .nothing),
                origin: OriginJSON(library.origin(setting))
            )
        }
        try values.encode(entries + others, forKey: .settings)
    }
}

/// A setting's value in JSON, secrets hidden.
public struct SettingJSON: Encodable, Sendable {
    private let value: SettingValue

    public init(_ value: SettingValue) {
        self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .text(let text): try container.encode(Secret.hidden(inURL: text))
        case .whole(let number): try container.encode(number)
        case .seconds(let seconds): try container.encode(seconds)
        case .toggle(let isOn): try container.encode(isOn)
        case .fields(let fields): try container.encode(fields.mapValues { _ in Secret.mask })
        case .nothing: try container.encodeNil()
        }
    }
}
