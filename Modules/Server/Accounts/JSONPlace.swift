import MangaConfig
import MangaLocalization
import MangaText

/// A value of a JSON file and where it stands there, to be read and checked.
struct JSONPlace {
    let node: JSONNode
    let origin: Origin

    init(_ node: JSONNode, path: String) {
        self.init(node: node, origin: .file(path: path, place: "", line: node.line))
    }

    private init(node: JSONNode, origin: Origin) {
        self.node = node
        self.origin = origin
    }

    /// The members of an object that has no others than `known`.
    func members(_ known: String...) throws(ConfigError) -> [String: JSONPlace] {
        guard let members = node.members else { throw wrong(.allowedObject) }
        var places: [String: JSONPlace] = [:]
        for member in members {
            let place = JSONPlace(node: member.value, origin: origin.member(member.key, line: member.value.line))
            guard known.contains(member.key) else {
                let nearest = Nearest.match(member.key, in: known)
                throw .unknownKey(place.origin, key: member.key, nearest: nearest, known: known)
            }
            places[member.key] = place
        }
        return places
    }

    func elements() throws(ConfigError) -> [JSONPlace] {
        guard let list = node.list else { throw wrong(.allowedList) }
        return list.enumerated().map { index, node in
            JSONPlace(node: node, origin: origin.element(index, line: node.line))
        }
    }

    /// A text that is as `allowed` says; one that is secret is not part of the error.
    func text(
        _ allowed: ServerPhrase = .allowedLine,
        isSecret: Bool = false,
        where isAllowed: (String) -> Bool = CustomerRules.isLine
    ) throws(ConfigError) -> String {
        guard let text = node.text, isAllowed(text) else { throw wrong(allowed, isSecret: isSecret) }
        return text
    }

    func toggle() throws(ConfigError) -> Bool {
        guard case .toggle(let value) = node.content else { throw wrong(.allowedToggle) }
        return value
    }

    func number(in range: ClosedRange<Int>) throws(ConfigError) -> Int {
        guard case .number(let digits) = node.content, let number = Int(digits), range.contains(number) else {
            throw wrong(.allowedSeconds)
        }
        return number
    }

    func wrong(_ allowed: ServerPhrase, isSecret: Bool = false) -> ConfigError {
        .wrongValue(origin, found: isSecret ? "•••" : node.text ?? JSONWriter.line(node), allowed: Message(allowed))
    }
}

extension [String: JSONPlace] {
    /// The member that `object` must have.
    func required(_ key: String, of object: JSONPlace) throws(ConfigError) -> JSONPlace {
        guard let place = self[key] else { throw .missingKey(object.origin, key: key) }
        return place
    }
}
