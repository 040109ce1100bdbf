import MangaModels

extension Environments.State {
    /// The names that environments have.
    var names: [String] {
        resolved.flatMap { [$0.config.name] + APIConfig.aliases(of: $0.config.name) }
    }

    func named(_ name: String) -> ConfiguredEnvironment? {
        let wanted = name.lowercased()
        let alias = APIConfig.preset(named: name)?.id
        return resolved.first { $0.config.name.lowercased() == wanted }
            ?? resolved.first { $0.id == alias }
            ?? resolved.first { $0.id.rawValue.lowercased() == wanted }
    }

    /// `config` with what the file says for all environments.
    func plain(_ config: APIConfig, _ maker: ConfiguredEnvironment.Maker) -> ConfiguredEnvironment {
        var environment = ConfiguredEnvironment(config, maker)
        environment.lay(file.downloads)
        return environment
    }

    /// Lays the layers over each other anew; the current environment keeps what it has when it is gone.
    mutating func resolve() {
        let users = file.entries.filter { entry in !presets.contains { $0.id == entry.id } }
        let bases =
            guests.map { plain($0, .process) } + users.map { $0.environment(over: nil, file.downloads) }
            + presets.map { preset in
                file.entries.first { $0.id == preset.id }?.environment(over: preset, file.downloads)
                    ?? plain(preset, .preset)
            }
        resolved = bases.map { environment in
            var environment = environment
            overrides.lay(over: &environment, isStart: environment.id == start)
            return environment
        }
        current = resolved.first { $0.id == current.id } ?? current
    }
}
