/// The folders that everything is kept in, by the XDG Base Directory Specification.
///
/// A value: nothing is read or made until somebody writes there.
public struct Home: Hashable, Sendable {
    /// `config.json`, `credentials.json` and `startup`.
    public let config: String
    /// `library.sqlite`, `library/`, `folders/` and `sample/`.
    public let data: String
    /// Covers, responses: may be thrown away.
    public let cache: String
    /// The history of the command line, and the log of downloads in the background.
    public let state: String

    private init(config: String, data: String, cache: String, state: String) {
        self.config = config
        self.data = data
        self.cache = cache
        self.state = state
    }

    /// All four under one folder: tests, demos, portable use.
    public init(folder: String) {
        self.init(
            config: "\(folder)/config",
            data: "\(folder)/data",
            cache: "\(folder)/cache",
            state: "\(folder)/state"
        )
    }

    /// The folders that the variables of a process mean.
    ///
    /// `MANGAREADER_HOME` first, else the four of XDG, else their defaults under `HOME`. A relative XDG path is ignored,
    /// as the specification demands.
    public init(variables: [String: String]) throws(KitError) {
        if let folder = variables["MANGAREADER_HOME"], !folder.isEmpty {
            self.init(folder: folder)
            return
        }
        let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        func folder(_ variable: String, _ fallback: String) throws(KitError) -> String {
            if let path = variables[variable], path.hasPrefix("/") { return "\(path)/mangareader" }
            guard let home else { throw .noHome }
            return "\(home)/\(fallback)/mangareader"
        }
        self.init(
            config: try folder("XDG_CONFIG_HOME", ".config"),
            data: try folder("XDG_DATA_HOME", ".local/share"),
            cache: try folder("XDG_CACHE_HOME", ".cache"),
            state: try folder("XDG_STATE_HOME", ".local/state")
        )
    }

    public var settingsFile: String { "\(config)/config.json" }
    public var credentialsFile: String { "\(config)/credentials.json" }
    /// The commands that run before the first line of a shell.
    public var startupFile: String { "\(config)/startup" }
    public var historyFile: String { "\(state)/history" }
    /// There as soon as somebody has been welcomed.
    public var welcomeMark: String { "\(state)/welcomed" }
    /// Held by who works off the queue without a shell.
    public var queueLock: String { "\(data)/downloads.lock" }
    /// What that wrote, where nobody sat in front of it.
    public var queueLog: String { "\(state)/downloads.log" }
    /// Notes of the folders of comics that were opened.
    var foldersFolder: String { "\(data)/folders" }
    public var sampleFolder: String { "\(data)/sample" }
}
