public import MangaLocalization

/// What one place, or all of them together, say of the shell.
public struct ShellSettings: Hashable, Sendable {
    private struct Given: Hashable, Sendable {
        var value: SettingValue
        var origin: Origin
    }

    private var given: [ShellSetting: Given] = [:]

    public init() {}

    public func value(_ setting: ShellSetting) -> SettingValue { given[setting]?.value ?? setting.standard }

    public func origin(_ setting: ShellSetting) -> Origin { given[setting]?.origin ?? .standard }

    /// Adds what a person typed; throws `wrongValue`, and `repeatedSetting` for a second one.
    public mutating func add(_ setting: ShellSetting, typed text: String, from origin: Origin) throws(ConfigError) {
        try add(setting, setting.shape.value(typed: text), found: text, from: origin)
    }

    /// What the locale of a process says: its language, where that is one of ours.
    init(locale variables: [String: String]) {
        guard let name = Language.localeVariable(in: variables), let text = variables[name],
            let language = Language(known: text)
        else { return }
        given[.language] = Given(value: .text(language.rawValue), origin: .variable(name))
    }

    /// Reads the object `shell` of a file.
    init(_ node: JSONNode, _ place: Origin) throws(ConfigError) {
        for member in try node.object(place, Allowed.object) {
            let origin = place.member(member.key, line: member.value.line)
            guard let setting = ShellSetting.allCases.first(where: { $0.names.contains(member.key) }) else {
                throw .unknownKey(origin, key: member.key, in: ShellSetting.allCases.map(\.key))
            }
            let value = setting.shape.value(written: member.value)
            try add(setting, value, found: JSONWriter.line(member.value), from: origin)
        }
    }

    /// These, and above them what `upper` says.
    func under(_ upper: ShellSettings) -> ShellSettings {
        var both = self
        both.given.merge(upper.given) { $1 }
        return both
    }

    private mutating func add(
        _ setting: ShellSetting,
        _ value: SettingValue?,
        found: String,
        from origin: Origin
    ) throws(ConfigError) {
        guard let value else {
            throw .wrongValue(origin, found: String(found.prefix(80)), allowed: setting.shape.allowedWords)
        }
        if given[setting] != nil { throw .repeatedSetting(origin) }
        given[setting] = Given(value: value, origin: origin)
    }
}

extension ShellSettings {
    public var language: Language { text(.language).flatMap(Language.init(rawValue:)) ?? .english }

    public var colour: ColourChoice { text(.colour).flatMap(ColourChoice.init(rawValue:)) ?? .auto }

    public var prompt: PromptTemplate { text(.prompt).flatMap(PromptTemplate.init) ?? .standard }

    public var showsStatus: Bool { value(.status) == .toggle(true) }

    public var suggests: Bool { value(.suggestions) == .toggle(true) }

    private func text(_ setting: ShellSetting) -> String? { String(value(setting)) }
}
