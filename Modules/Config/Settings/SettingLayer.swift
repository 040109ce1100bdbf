import MangaText

/// The settings that one place gives: an entry of `config.json`, the variables, the flags.
public struct SettingLayer: Hashable, Sendable {
    struct Given: Hashable, Sendable {
        var value: SettingValue
        var origin: Origin
    }

    private var given: [String: Given] = [:]
    /// What the same place says of the library.
    public var library = LibrarySettings()
    /// What it says of the shell.
    public var shell = ShellSettings()

    public init() {}

    var isEmpty: Bool { given.isEmpty }

    subscript(key: String) -> Given? { given[key] }

    /// Whether one of its settings holds for the environment that the program starts with alone.
    public var namesServer: Bool {
        Setting.all.contains { $0.reach == .start && given[$0.key] != nil }
    }

    /// The variables that its settings come from.
    var variableNames: [String] {
        given.values.compactMap { if case .variable(let name) = $0.origin { name } else { nil } }
    }

    /// Adds what a person typed for `setting`; header fields come together, anything else twice is refused.
    public mutating func add(_ setting: Setting, typed text: String, from origin: Origin) throws(ConfigError) {
        guard let value = setting.shape.value(typed: text) else { throw .wrong(setting, text, origin) }
        if case .fields(let fields) = value, case .fields(let before)? = given[setting.key]?.value {
            given[setting.key]?.value = .fields(HeaderFields.merged(before, with: fields))
        } else {
            try add(setting, value, from: origin)
        }
    }

    /// Adds what stands in a file.
    mutating func add(_ setting: Setting, written node: JSONNode, from origin: Origin) throws(ConfigError) {
        if setting.isOptional, node.content == .null {
            try add(setting, .nothing, from: origin)
        } else if let value = setting.shape.value(written: node) {
            try add(setting, value, from: origin)
        } else {
            let flaw = setting.shape == .fields ? HeaderFields.flaw(in: node) : nil
            let place = flaw.map { origin.member($0.key, line: $0.value.line) } ?? origin
            throw .wrong(setting, JSONWriter.line(node), place)
        }
    }

    private mutating func add(_ setting: Setting, _ value: SettingValue, from origin: Origin) throws(ConfigError) {
        if given[setting.key] != nil { throw .repeatedSetting(origin) }
        given[setting.key] = Given(value: value, origin: origin)
    }
}

extension ConfigError {
    /// `found` is not what `setting` may hold.
    static func wrong(_ setting: Setting, _ found: String, _ origin: Origin) -> ConfigError {
        let shown = setting.shape == .fields ? Secret.mask : Secret.hidden(inWrongURL: found)
        return .wrongValue(origin, found: String(shown.prefix(80)), allowed: setting.shape.allowedWords)
    }

    /// `key` is the name of no setting; `others` may stand there too.
    static func unknown(_ key: String, _ origin: Origin, or others: [String] = []) -> ConfigError {
        let names = others + Setting.all.flatMap(\.names)
        let known = others + Setting.all.map(\.key)
        return .unknownKey(origin, key: key, nearest: Nearest.match(key, in: names), known: known)
    }
}
