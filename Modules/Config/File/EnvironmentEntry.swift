public import MangaModels

/// One environment of `config.json`.
public struct EnvironmentEntry: Hashable, Sendable {
    /// As it is listed: for a preset, the preset's own.
    public let name: String
    public let id: EnvironmentID
    /// Whether it changes a preset rather than adding an environment.
    public let isPreset: Bool
    let layer: SettingLayer
    let place: Origin

    /// The entries of `node`, no two of them of one name or id.
    static func all(_ node: JSONNode, _ place: Origin) throws(ConfigError) -> [EnvironmentEntry] {
        guard let list = node.list else {
            throw .wrongValue(place, found: JSONWriter.line(node), allowed: Allowed.list)
        }
        var entries: [EnvironmentEntry] = []
        for (index, node) in list.enumerated() {
            let entry = try EnvironmentEntry(node, place.element(index, line: node.line))
            if let taken = entries.first(where: { $0.shares(with: entry) }) {
                throw .nameRepeated(entry.place, of: taken.place)
            }
            entries.append(entry)
        }
        return entries
    }

    private init(_ node: JSONNode, _ place: Origin) throws(ConfigError) {
        let members = try node.object(place, Allowed.object)
        guard let nameNode = node["name"] else { throw .missingKey(place, key: "name") }
        let written = try EnvironmentName.check(nameNode, place.member("name", line: nameNode.line))
        let preset = APIConfig.preset(named: written)
        self.place = place
        name = preset?.name ?? written
        isPreset = preset != nil
        id = try EnvironmentEntry.id(node["id"], name: written, preset: preset, place)
        var layer = SettingLayer()
        for member in members where !["name", "id"].contains(member.key) {
            let place = place.member(member.key, line: member.value.line)
            guard let setting = Setting.all.first(where: { $0.names.contains(member.key) }) else {
                throw .unknown(member.key, place, or: ["name", "id"])
            }
            try layer.add(setting, written: member.value, from: place)
        }
        self.layer = layer
        if !isPreset, layer["serverURL"] == nil { throw .missingKey(place, key: "serverURL") }
    }

    private static func id(
        _ node: JSONNode?,
        name: String,
        preset: APIConfig?,
        _ place: Origin
    ) throws(ConfigError) -> EnvironmentID {
        guard let node else { return preset?.id ?? EnvironmentID(name.lowercased()) }
        let place = place.member("id", line: node.line)
        let id = try EnvironmentName.check(node, place)
        let isFree = preset.map { $0.id.rawValue == id } ?? (APIConfig.preset(named: id) == nil)
        guard isFree else { throw .wrongValue(place, found: JSONWriter.line(node), allowed: Allowed.id(of: preset)) }
        return EnvironmentID(id)
    }

    /// Whether `name` and `id` mean the same as those of `other`: one would hide the other.
    private func shares(with other: EnvironmentEntry) -> Bool {
        let names = [name.lowercased(), id.rawValue.lowercased()]
        return names.contains(other.name.lowercased()) || names.contains(other.id.rawValue.lowercased())
    }

    /// As it stands over `preset`, or over what an environment has that says nothing else; `lower` is what the file says
    /// for all of them.
    func environment(over preset: APIConfig?, _ lower: SettingLayer) -> ConfiguredEnvironment {
        let base = preset ?? APIConfig(id: id, name: name, serverURL: "")
        var environment = ConfiguredEnvironment(base, preset == nil ? .user : .changedPreset)
        environment.lay(lower)
        environment.lay(layer)
        return environment
    }
}
