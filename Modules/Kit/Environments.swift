public import MangaConfig
public import MangaModels
import Synchronization

/// The environments of this process: the presets and the embedded servers that run in it.
public final class Environments: Sendable {
    private struct Entry {
        var config: APIConfig
        var token: String?
    }

    private let entries: Mutex<[Entry]>

    public init(_ configs: [APIConfig] = APIConfig.presets) {
        entries = Mutex(configs.map { Entry(config: $0, token: nil) })
    }

    /// In the order they are listed.
    public var all: [APIConfig] {
        entries.withLock { $0.map(\.config) }
    }

    /// The environment that `name` means: a name, an id, or a preset's alias; case aside.
    public func named(_ name: String) -> APIConfig? {
        let alias = APIConfig.preset(named: name)?.name
        let wanted = [name.lowercased(), alias].compactMap { $0 }
        return all.first { wanted.contains($0.name.lowercased()) || wanted.contains($0.id.rawValue.lowercased()) }
    }

    public subscript(id: EnvironmentID) -> APIConfig? {
        all.first { $0.id == id }
    }

    /// Adds an environment in front of the others, or replaces the one with its id.
    public func add(_ config: APIConfig, token: String? = nil) {
        entries.withLock { entries in
            entries.removeAll { $0.config.id == config.id }
            entries.insert(Entry(config: config, token: token), at: 0)
        }
    }

    func token(of id: EnvironmentID) -> String? {
        entries.withLock { $0.first { $0.config.id == id }?.token }
    }
}
