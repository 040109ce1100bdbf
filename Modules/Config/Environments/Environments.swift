public import MangaModels
import MangaText
import Synchronization

/// The environments of this process, and which of them is current.
///
/// Those of `config.json` come over the presets, variables and flags over both, and folders that this process serves
/// to itself beside them. Switching is one step: whoever asks sees the old environment or the new one, and what runs
/// keeps the `APIConfig` it began with.
public final class Environments: Sendable {
    struct State {
        var presets: [APIConfig]
        var file: ConfigFile
        var overrides: Overrides
        var guests: [APIConfig] = []
        /// The one that the program starts with.
        var start: EnvironmentID?
        var resolved: [ConfiguredEnvironment] = []
        var current: ConfiguredEnvironment
        var observers: [Int: AsyncStream<APIConfig>.Continuation] = [:]
        var observed = 0
    }

    let state: Mutex<State>

    /// The current environment is the first of `presets`.
    public init(
        _ presets: [APIConfig] = APIConfig.presets,
        file: ConfigFile = ConfigFile(path: "config.json"),
        overrides: Overrides = Overrides()
    ) {
        let first = ConfiguredEnvironment(presets.first ?? .production, .preset)
        var state = State(presets: presets, file: file, overrides: overrides, current: first)
        state.resolve()
        self.state = Mutex(state)
    }

    /// Those of the file at `path`, with what variables and flags say over them.
    public convenience init(
        path: String,
        variables: [String: String],
        flags: SettingLayer = SettingLayer()
    ) throws(ConfigError) {
        var overrides = try Overrides(variables: variables)
        overrides.flags = flags
        self.init(file: try ConfigFile.load(path), overrides: overrides)
    }

    /// In the order they are listed: this process's, the user's, the seed's.
    public var all: [APIConfig] {
        explained.map(\.config)
    }

    /// The same, each with the origins of its settings.
    public var explained: [ConfiguredEnvironment] {
        state.withLock { $0.resolved }
    }

    public var current: APIConfig {
        state.withLock { $0.current.config }
    }

    public subscript(id: EnvironmentID) -> APIConfig? {
        all.first { $0.id == id }
    }

    /// What a plain start opens.
    public var start: ConfigFile.Start? {
        state.withLock { $0.file.start }
    }

    /// How much of the disk the library may take.
    public var library: LibrarySettings {
        state.withLock { $0.file.library.under($0.overrides.library) }
    }

    /// Where the user's environments are kept.
    public var path: String {
        state.withLock { $0.file.path }
    }

    /// Whether variables or flags name a server for the program to start with.
    public var namesServer: Bool {
        state.withLock { $0.overrides.namesServer }
    }

    public var strayVariables: [StrayVariable] {
        state.withLock { $0.overrides.strays(among: $0.names) }
    }

    /// The environment that `name` means: a name, a preset's short name, or an id; case aside.
    public func named(_ name: String) -> APIConfig? {
        explanation(of: name)?.config
    }

    /// `named`, or an error that says what is known.
    public func environment(named name: String) throws(ConfigError) -> APIConfig {
        guard let config = named(name) else { throw unknown(name) }
        return config
    }

    func unknown(_ name: String) -> ConfigError {
        let names = state.withLock { $0.names }
        return .unknownEnvironment(name, nearest: Nearest.match(name, in: names), known: all.map(\.name))
    }

    public func explanation(of name: String) -> ConfiguredEnvironment? {
        state.withLock { $0.named(name) }
    }
}
