import MangaModels

/// What changes `config.json`. The file is read anew for each change, so that what another process wrote stays.
extension Environments {
    /// Takes over what editors and other processes have written since; what was read before holds where that is broken.
    public func reload() throws(ConfigError) {
        let file = try ConfigFile.load(path)
        change { state in
            state.file = file
            state.resolve()
        }
    }

    /// What a plain start opens from now on; throws `isTemporary` for an environment of this process.
    public func setStart(_ start: ConfigFile.Start) throws(ConfigError) {
        if case .environment(let name) = start { _ = try editable(name) }
        try edit { root throws(ConfigError) in root["start"] = start.node }
    }

    /// Adds the environment `name` behind `url`; with the name of a preset, changes that.
    @discardableResult
    public func add(_ name: String, url: String, _ assignments: [Assignment] = []) throws(ConfigError) -> APIConfig {
        try EnvironmentName.check(name)
        let preset = APIConfig.preset(named: name)
        let server = try Assignment("serverURL=\(url)")
        guard !url.isEmpty else { throw .missingKey(.assignment("serverURL"), key: "URL") }
        try edit { root throws(ConfigError) in
            let others = try ConfigFile(path: path, root: root).entries
            if let taken = others.first(where: { $0.isCalled(preset?.name ?? name) }) {
                throw .nameTaken(name, taken.place)
            }
            var entry = JSONNode(.object([.init(key: "name", value: .text(preset?.name ?? name))]))
            if preset == nil {
                entry["id"] = .text(Environments.newID(name, url: url, others: others))
            }
            try entry.apply([server] + assignments, isPreset: preset != nil, id: "")
            root["environments"] = JSONNode(.list((root["environments"]?.list ?? []) + [entry]))
        }
        return try environment(named: name)
    }

    /// Changes the settings that the user gave to the environment `name`; a preset gets an entry of its own for it.
    @discardableResult
    public func edit(_ name: String, _ assignments: [Assignment]) throws(ConfigError) -> APIConfig {
        let config = try editable(name).config
        let preset = APIConfig.preset(named: config.name)
        try edit { root throws(ConfigError) in
            var list = root["environments"]?.list ?? []
            let entries = try ConfigFile(path: path, root: root).entries
            let index = entries.firstIndex { $0.id == config.id }
            var entry = index.map { list[$0] } ?? JSONNode(.object([.init(key: "name", value: .text(config.name))]))
            try entry.apply(assignments, isPreset: preset != nil, id: config.id.rawValue)
            if preset == nil, let name = entry["name"]?.text {
                try Environments.check(name, isFreeAmong: entries.filter { $0.id != config.id })
            }
            if let index { list[index] = entry } else { list.append(entry) }
            root["environments"] = JSONNode(.list(list))
            root.renameStart(from: config.name, to: entry["name"]?.text ?? config.name)
        }
        return self[config.id] ?? config
    }

    /// Takes the user's entry of the environment `name` away, and `start` where it means what is then gone.
    ///
    /// A preset is itself again. The current environment stays: enter another one first.
    public func remove(_ name: String) throws(ConfigError) {
        let config = try removable(name)
        let isUser = explanation(of: name)?.maker == .user
        try edit { root throws(ConfigError) in
            let index = try ConfigFile(path: path, root: root).entries.firstIndex { $0.id == config.id }
            var list = root["environments"]?.list ?? []
            if let index { list.remove(at: index) }
            root["environments"] = list.isEmpty ? nil : JSONNode(.list(list))
            if isUser { root.renameStart(from: config.name, to: nil) }
        }
    }

    /// The environment `name`, one that `remove` would take away.
    public func removable(_ name: String) throws(ConfigError) -> APIConfig {
        let environment = try editable(name)
        if environment.maker == .preset { throw .isBuiltIn(environment.config.name) }
        if environment.id == current.id { throw .isCurrent(environment.config.name) }
        return environment.config
    }

    /// The environment `name`, one that the file can say something about.
    private func editable(_ name: String) throws(ConfigError) -> ConfiguredEnvironment {
        guard let environment = explanation(of: name) else { throw unknown(name) }
        if environment.maker == .process { throw .isTemporary(environment.config.name) }
        return environment
    }

    /// Throws `nameTaken` where `name` means another environment already.
    private static func check(_ name: String, isFreeAmong others: [EnvironmentEntry]) throws(ConfigError) {
        if let taken = others.first(where: { $0.isCalled(name) }) { throw .nameTaken(name, taken.place) }
        if let preset = APIConfig.preset(named: name) { throw .nameTaken(preset.name, nil) }
    }

    func edit(_ work: (inout JSONNode) throws(ConfigError) -> Void) throws(ConfigError) {
        let file = try ConfigFile.change(path, work)
        change { state in
            state.file = file
            state.resolve()
        }
    }

    /// Made of name and server, so that two servers of one name, one after the other, do not share what is kept, and
    /// the same server finds it again.
    private static func newID(_ name: String, url: String, others: [EnvironmentEntry]) -> String {
        let hash = url.lowercased().utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let stem = "\(name.lowercased().prefix(24))-\(String(hash, radix: 16))"
        let taken = Set(others.map(\.id.rawValue))
        var number = 1
        while taken.contains(number == 1 ? stem : "\(stem)-\(number)") { number += 1 }
        return number == 1 ? stem : "\(stem)-\(number)"
    }
}

extension EnvironmentEntry {
    fileprivate func isCalled(_ other: String) -> Bool {
        name.lowercased() == other.lowercased() || id.rawValue.lowercased() == other.lowercased()
    }
}

extension JSONNode {
    /// The server first: an assignment of its port comes after.
    fileprivate mutating func apply(
        _ assignments: [Assignment],
        isPreset: Bool,
        id: String
    ) throws(ConfigError) {
        for assignment in assignments.filter(\.isServer) + assignments.filter({ !$0.isServer }) {
            try assignment.apply(to: &self, isPreset: isPreset, id: id)
        }
    }

    /// Makes `start` follow the environment `name`; nil takes it away.
    fileprivate mutating func renameStart(from name: String, to other: String?) {
        guard self["start"]?["environment"]?.text?.lowercased() == name.lowercased() else { return }
        self["start"] = other.map { ConfigFile.Start.environment($0).node }
    }
}
