public import MangaLocalization
import MangaText

/// A setting of the person rather than of one environment: what `set` lists and changes.
public enum UserSetting: Sendable {
    case shell(ShellSetting)
    case library(LibrarySetting)
    /// How downloads go where an environment says nothing else.
    case downloads(Setting)

    /// In the order they are listed.
    public static let all =
        ShellSetting.allCases.map(UserSetting.shell) + LibrarySetting.allCases.map(UserSetting.library)
        + ConfigFile.downloadSettings.map(UserSetting.downloads)

    /// `language`, `storage.quota`, `downloads.pagesAtOnce`.
    public var key: String {
        switch self {
        case .shell(let setting): setting.key
        case .library(let setting): setting.key
        case .downloads(let setting): "downloads.\(setting.key)"
        }
    }

    public var summary: ConfigPhrase {
        switch self {
        case .shell(let setting): setting.summary
        case .library(let setting): setting.summary
        case .downloads(let setting): setting.summary
        }
    }

    /// The words that it may be, where those are few.
    public var choices: [String] {
        guard case .shell(let setting) = self else { return [] }
        return switch setting.shape {
        case .choice(let words): words
        case .toggle: ["on", "off"]
        default: []
        }
    }

    public var allowed: Message {
        switch self {
        case .shell(let setting) where setting.shape == .toggle: Message(ConfigPhrase.allowedSwitch)
        case .shell(let setting): setting.shape.allowedWords
        case .library: Allowed.size
        case .downloads(let setting): setting.shape.allowedWords
        }
    }

    /// The object of `config.json` that holds it.
    var section: String {
        switch self {
        case .shell: "shell"
        case .library: "storage"
        case .downloads: "downloads"
        }
    }

    /// Its names there.
    var names: [String] {
        switch self {
        case .shell(let setting): setting.names
        case .library(let setting): [setting.rawValue]
        case .downloads(let setting): setting.names
        }
    }

    /// What stands there for `text`; nil where that is not allowed.
    func node(typed text: String) -> JSONNode? {
        switch self {
        case .shell(let setting): setting.shape.value(typed: text)?.node
        case .library: ByteSize.read(text).map { _ in Int(text) == nil ? .text(text) : JSONNode(.number(text)) }
        case .downloads(let setting): setting.shape.value(typed: text)?.node
        }
    }

    /// The setting that `name` means, case aside: its key, or what it is called in its part of the file.
    ///
    /// Throws `belongsToEnvironment` and `unknownSetting`.
    public static func named(_ name: String) throws(ConfigError) -> UserSetting {
        let wanted = name.lowercased()
        let match = all.first { setting in
            setting.key.lowercased() == wanted || setting.names.contains { $0.lowercased() == wanted }
        }
        if let match { return match }
        if let setting = Setting.named(name) { throw .belongsToEnvironment(setting.key) }
        let known = all.map(\.key)
        throw .unknownSetting(name, nearest: Nearest.match(name, in: known), known: known)
    }
}
