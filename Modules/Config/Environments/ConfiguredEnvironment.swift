public import MangaModels

/// An environment, and where each of its settings comes from.
public struct ConfiguredEnvironment: Hashable, Sendable {
    /// Whose it is.
    public enum Maker: String, Encodable, Sendable {
        /// As the seed has it.
        case preset
        /// The seed's, changed by an entry of `config.json`.
        case changedPreset
        /// An entry of `config.json`.
        case user
        /// This process: a folder that it serves to itself.
        case process
    }

    public private(set) var config: APIConfig
    public let maker: Maker
    private var origins: [String: Origin] = [:]
    private let base: Origin

    public init(_ config: APIConfig, _ maker: Maker) {
        self.config = config
        self.maker = maker
        base =
            switch maker {
            case .preset, .changedPreset: .preset
            case .user: .standard
            case .process: .process
            }
    }

    public var id: EnvironmentID { config.id }

    public func origin(of setting: Setting) -> Origin {
        origins[setting.key] ?? base
    }

    /// The origin of the header field `name` of `headers`.
    public func origin(ofHeader name: String) -> Origin {
        origins["headers." + name.lowercased()] ?? base
    }
}

extension ConfiguredEnvironment {
    /// Lays those settings of `layer` that reach far enough over what is there.
    mutating func lay(_ layer: SettingLayer, where reaches: (Setting.Reach) -> Bool = { _ in true }) {
        for setting in Setting.all where reaches(setting.reach) {
            guard let given = layer[setting.key] else { continue }
            switch given.value {
            case .fields(let fields): lay(fields, from: given.origin)
            case .text(let url) where setting.key == "serverURL": lay(server: url, from: given.origin)
            default: setting.write(given.value, into: &config)
            }
            origins[setting.key] = given.origin
            if setting.key == "port" { config.serverURL = ServerAddress(config.serverURL).withoutPort }
        }
    }

    /// A URL without a port means its scheme's own: the port of another server would lead nowhere.
    private mutating func lay(server url: String, from origin: Origin) {
        let address = ServerAddress(url)
        config.serverURL = address.withoutPort
        config.port = address.port.flatMap { Int($0) } ?? address.standardPort
        origins["port"] = origin
    }

    private mutating func lay(_ fields: [String: String], from origin: Origin) {
        config.headers = HeaderFields.merged(config.headers, with: fields)
        for name in fields.keys { origins["headers." + name.lowercased()] = origin }
    }
}
