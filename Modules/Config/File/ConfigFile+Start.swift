extension ConfigFile.Start {
    init(_ node: JSONNode, _ place: Origin) throws(ConfigError) {
        let members = try node.object(place, Allowed.start)
        for member in members where !["environment", "folder", "sample"].contains(member.key) {
            throw .unknownKey(
                place.member(member.key, line: member.value.line),
                key: member.key,
                in: ["environment", "folder", "sample"]
            )
        }
        guard members.count == 1 else { throw .wrongValue(place, found: JSONWriter.line(node), allowed: Allowed.start) }
        let inner = place.member(members[0].key, line: members[0].value.line)
        switch members[0].key {
        case "environment": self = .environment(try members[0].value.name(inner))
        case "folder": self = .folder(try members[0].value.name(inner))
        default:
            guard members[0].value.content == .toggle(true) else {
                throw .wrongValue(inner, found: JSONWriter.line(members[0].value), allowed: Allowed.sample)
            }
            self = .sample
        }
    }

    var node: JSONNode {
        let member =
            switch self {
            case .environment(let name): JSONNode.Member(key: "environment", value: .text(name))
            case .folder(let path): JSONNode.Member(key: "folder", value: .text(path))
            case .sample: JSONNode.Member(key: "sample", value: JSONNode(.toggle(true)))
            }
        return JSONNode(.object([member]))
    }
}
