import MangaText

/// What variables and flags say for the time of one process.
public struct Overrides: Hashable, Sendable {
    /// A layer for every environment, and more for single ones, by their names as variables spell them.
    private var variables = SettingLayer()
    private var scoped: [String: SettingLayer] = [:]
    /// What the flags say; for every environment.
    public var flags = SettingLayer()
    /// What the variables say of the language that everything speaks.
    private(set) var locale = ShellSettings()
    /// Those that begin like ours and end like no setting.
    private var unknownVariables: [String] = []

    public init() {}

    private static let prefix = "MANGAREADER_"

    /// Reads `MANGAREADER_PORT` and `MANGAREADER_STAGING_PORT`; empty ones say nothing.
    ///
    /// `others` are variables of the program itself.
    public init(variables: [String: String], others: [String] = ["HOME", "ENV"]) throws(ConfigError) {
        locale = ShellSettings(locale: variables)
        for (name, text) in variables.sorted(by: { $0.key < $1.key })
        where name.hasPrefix(Overrides.prefix) && !text.isEmpty {
            let rest = String(name.dropFirst(Overrides.prefix.count))
            if others.contains(rest) { continue }
            if let setting = LibrarySetting.allCases.first(where: { $0.suffix == rest }) {
                try self.variables.library.add(setting, typed: text, from: .variable(name))
                continue
            }
            if let setting = ShellSetting.allCases.first(where: { $0.suffixes.contains(rest) }) {
                try self.variables.shell.add(setting, typed: text, from: .variable(name))
                continue
            }
            guard let (setting, scope) = Overrides.meaning(of: rest) else {
                unknownVariables.append(name)
                continue
            }
            if let scope {
                try scoped[scope, default: SettingLayer()].add(setting, typed: text, from: .variable(name))
            } else {
                try self.variables.add(setting, typed: text, from: .variable(name))
            }
        }
    }

    /// `PORT` and `STAGING_PORT`; nil where no setting ends the name.
    private static func meaning(of name: String) -> (Setting, scope: String?)? {
        let names = Setting.all.flatMap { setting in setting.variableNames.map { (setting, $0) } }
        if let (setting, _) = names.first(where: { $0.1 == name }) { return (setting, nil) }
        let ends = names.filter { name.hasSuffix("_" + $0.1) }
        guard let (setting, end) = ends.max(by: { $0.1.count < $1.1.count }) else { return nil }
        let scope = String(name.dropLast(end.count + 1))
        return scope.isEmpty ? nil : (setting, scope)
    }

    /// What both say of the library.
    var library: LibrarySettings { variables.library.under(flags.library) }

    /// What both say of the shell.
    var shell: ShellSettings { variables.shell.under(flags.shell) }

    /// Whether a server is named that the program is to start with.
    public var namesServer: Bool { variables.namesServer || flags.namesServer }

    /// Variables that mean nothing, or an environment that is none of `names`.
    func strays(among names: [String]) -> [StrayVariable] {
        let scopes = names.map(EnvironmentName.variable) + ["EMBEDDED"]
        let strangers = scoped.filter { !scopes.contains($0.key) }.values.flatMap(\.variableNames)
        let plain = Setting.all.flatMap(\.variableNames) + LibrarySetting.allCases.map(\.suffix)
        let own = plain + ShellSetting.allCases.flatMap(\.suffixes)
        let known = own + scopes.flatMap { scope in plain.map { "\(scope)_\($0)" } }
        return (unknownVariables + strangers).sorted().map { name in
            let rest = String(name.dropFirst(Overrides.prefix.count))
            return StrayVariable(name: name, nearest: Nearest.match(rest, in: known).map { Overrides.prefix + $0 })
        }
    }

    /// Lays what holds for every environment over one that is none of them.
    func layEverywhere(over environment: inout ConfiguredEnvironment) {
        environment.lay(variables) { $0 == .all }
        environment.lay(flags) { $0 == .all }
    }

    /// Lays what holds for `environment` over it; `isStart` says whether the program starts with it.
    func lay(over environment: inout ConfiguredEnvironment, isStart: Bool) {
        let isServer = environment.maker != .process
        func reaches(_ reach: Setting.Reach) -> Bool {
            switch reach {
            case .start: isStart && isServer
            case .servers: isServer
            case .all: true
            }
        }
        environment.lay(variables, where: reaches)
        var names = [EnvironmentName.variable(environment.config.name)]
        names += APIConfig.aliases(of: environment.config.name).map(EnvironmentName.variable)
        for name in names {
            if let layer = scoped[name] { environment.lay(layer) { isServer || $0 == .all } }
        }
        environment.lay(flags, where: reaches)
    }
}
