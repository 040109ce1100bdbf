import MangaModels
import Synchronization

/// The settings that hold for all environments, and what changes them.
extension Environments {
    /// A setting as it holds now.
    public struct Explained: Hashable, Sendable {
        public var value: SettingValue
        /// What holds where nobody says anything; `nothing` where that is no limit.
        public var standard: SettingValue
        public var origin: Origin
    }

    /// What the shell is to be like.
    public var shell: ShellSettings {
        state.withLock { $0.overrides.locale.under($0.file.shell).under($0.overrides.shell) }
    }

    public var aliases: [Alias] {
        state.withLock { $0.file.aliases }
    }

    /// The value of `setting`, and where it comes from; for one of the library, what was said alone.
    public func explained(_ setting: UserSetting) -> Explained {
        switch setting {
        case .shell(let setting):
            let shell = shell
            return Explained(value: shell.value(setting), standard: setting.standard, origin: shell.origin(setting))
        case .library(let setting):
            let library = library
            let value = library.bytes(setting).map(SettingValue.whole) ?? .nothing
            return Explained(value: value, standard: .nothing, origin: library.origin(setting))
        case .downloads(let setting):
            var environment = ConfiguredEnvironment(APIConfig(id: EnvironmentID(""), name: "", serverURL: ""), .user)
            let standard = setting.value(in: environment.config)
            environment.lay(state.withLock { $0.file.downloads })
            state.withLock { $0.overrides.layEverywhere(over: &environment) }
            return Explained(
                value: setting.value(in: environment.config),
                standard: standard,
                origin: environment.origin(of: setting)
            )
        }
    }

    /// Keeps `text` as the value of `setting`; throws `wrongValue` where that is not allowed.
    public func set(_ setting: UserSetting, to text: String) throws(ConfigError) {
        guard let node = setting.node(typed: text) else {
            throw .wrongValue(.assignment(setting.key), found: String(text.prefix(80)), allowed: setting.allowed)
        }
        try edit { root throws(ConfigError) in root.put(node, setting) }
    }

    /// Takes what the file says of `setting` away.
    public func unset(_ setting: UserSetting) throws(ConfigError) {
        try edit { root throws(ConfigError) in root.put(nil, setting) }
    }

    /// Keeps `alias`, in the place of one with its name.
    public func set(_ alias: Alias) throws(ConfigError) {
        try edit { root throws(ConfigError) in
            var section = root["aliases"] ?? JSONNode(.object([]))
            section[alias.name] = .text(alias.command)
            root["aliases"] = section
        }
    }

    /// Forgets the alias `name`; throws `unknownAlias`.
    public func removeAlias(_ name: String) throws(ConfigError) {
        try edit { root throws(ConfigError) in
            guard var section = root["aliases"], section[name] != nil else {
                throw .unknownAlias(name, known: root["aliases"]?.members?.map(\.key) ?? [])
            }
            section[name] = nil
            root["aliases"] = section.members?.isEmpty == true ? nil : section
        }
    }
}

extension JSONNode {
    /// Puts `node` where `setting` stands in a file; nil takes it away, and the part that is empty then.
    fileprivate mutating func put(_ node: JSONNode?, _ setting: UserSetting) {
        var section = self[setting.section] ?? JSONNode(.object([]))
        for name in setting.names.dropFirst() { section[name] = nil }
        section[setting.names[0]] = node
        self[setting.section] = section.members?.isEmpty == true ? nil : section
    }
}
