import MangaText

/// What one place, or all of them together, say of the library.
public struct LibrarySettings: Hashable, Sendable {
    private struct Given: Hashable, Sendable {
        var bytes: Int
        var origin: Origin
    }

    private var given: [LibrarySetting: Given] = [:]

    public init() {}

    /// Bytes; nil where nobody says how many.
    public func bytes(_ setting: LibrarySetting) -> Int? { given[setting]?.bytes }

    public func origin(_ setting: LibrarySetting) -> Origin { given[setting]?.origin ?? .standard }

    /// Adds what a person typed; throws `wrongValue`, and `repeatedSetting` for a second one.
    public mutating func add(
        _ setting: LibrarySetting,
        typed text: String,
        from origin: Origin
    ) throws(ConfigError) {
        try add(setting, ByteSize.read(text), found: text, from: origin)
    }

    /// Reads the object `storage` of a file: each size a number of bytes, or a text.
    init(_ node: JSONNode, _ place: Origin) throws(ConfigError) {
        for member in try node.object(place, Allowed.object) {
            let origin = place.member(member.key, line: member.value.line)
            guard let setting = LibrarySetting(rawValue: member.key) else {
                throw .unknownKey(origin, key: member.key, in: LibrarySetting.allCases.map(\.rawValue))
            }
            let bytes: Int? =
                switch member.value.content {
                case .number(let digits): Int(digits).flatMap(ByteSize.allowed)
                case .text(let text): ByteSize.read(text)
                default: nil
                }
            try add(setting, bytes, found: JSONWriter.line(member.value), from: origin)
        }
    }

    /// These, and above them what `upper` says.
    func under(_ upper: LibrarySettings) -> LibrarySettings {
        var both = self
        both.given.merge(upper.given) { $1 }
        return both
    }

    private mutating func add(
        _ setting: LibrarySetting,
        _ bytes: Int?,
        found: String,
        from origin: Origin
    ) throws(ConfigError) {
        guard let bytes else {
            throw .wrongValue(origin, found: String(found.prefix(80)), allowed: Allowed.size)
        }
        if given[setting] != nil { throw .repeatedSetting(origin) }
        given[setting] = Given(bytes: bytes, origin: origin)
    }
}
