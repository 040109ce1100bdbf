extension ConfigFile {
    /// The settings of environments that `downloads` may give for all of them.
    static let downloadSettings = ["chaptersAtOnce", "pagesAtOnce", "connectionsPerHost"].compactMap(Setting.named)

    /// Reads the object `downloads`.
    static func downloads(_ node: JSONNode, _ place: Origin) throws(ConfigError) -> SettingLayer {
        var layer = SettingLayer()
        for member in try node.object(place, Allowed.object) {
            let origin = place.member(member.key, line: member.value.line)
            guard let setting = downloadSettings.first(where: { $0.key == member.key }) else {
                throw .unknownKey(origin, key: member.key, in: downloadSettings.map(\.key))
            }
            try layer.add(setting, written: member.value, from: origin)
        }
        return layer
    }
}
