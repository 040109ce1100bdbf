public import MangaLocalization

/// A setting of the library, the same for all environments: its names in `config.json`, in variables and as a flag.
public enum LibrarySetting: String, CaseIterable, Sendable {
    /// Bytes of the disk that are left free.
    case reserve
    /// Bytes that all pages together may take.
    case quota

    /// `storage.quota`.
    public var key: String { "storage.\(rawValue)" }

    /// `MANGAREADER_STORAGE_QUOTA`.
    public var variable: String { "MANGAREADER_\(suffix)" }

    /// `--storage-quota`.
    public var flag: String { "--storage-\(rawValue)" }

    public var summary: ConfigPhrase {
        switch self {
        case .reserve: .settingReserve
        case .quota: .settingQuota
        }
    }

    /// The variable without what all of ours begin with.
    var suffix: String { "STORAGE_\(rawValue.uppercased())" }
}
