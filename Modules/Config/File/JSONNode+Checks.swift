import MangaLocalization
import MangaModels
import MangaText

/// What parts of `config.json` that are no settings may be.
enum Allowed {
    static var object: Message { Message(ConfigPhrase.allowedObject) }
    static var list: Message { Message(ConfigPhrase.allowedList) }
    static var start: Message { Message(ConfigPhrase.allowedStart) }
    static var sample: Message { Message(ConfigPhrase.allowedSample) }
    static var name: Message { Message(ConfigPhrase.allowedName) }
    static var text: Message { Message(ConfigPhrase.allowedText) }
    static var aliasName: Message { Message(ConfigPhrase.allowedAliasName) }
    static var size: Message { Message(ConfigPhrase.allowedSize) }

    /// What an entry's id may be: that of `preset`, or none of any preset.
    static func id(of preset: APIConfig?) -> Message {
        guard let preset else { return Message(ConfigPhrase.allowedID) }
        return Message(ConfigPhrase.allowedChoice, ["words": .text(preset.id.rawValue)])
    }
}

extension JSONNode {
    /// The members of the object that this must be.
    func object(_ place: Origin, _ allowed: Message) throws(ConfigError) -> [Member] {
        guard let members else { throw .wrongValue(place, found: JSONWriter.line(self), allowed: allowed) }
        return members
    }

    /// The text that this must be, not empty.
    func name(_ place: Origin) throws(ConfigError) -> String {
        guard let text, !text.isEmpty else {
            throw .wrongValue(place, found: JSONWriter.line(self), allowed: Allowed.text)
        }
        return text
    }
}

extension ConfigError {
    /// `key` is none of `known`.
    static func unknownKey(_ place: Origin, key: String, in known: [String]) -> ConfigError {
        .unknownKey(place, key: key, nearest: Nearest.match(key, in: known), known: known)
    }
}
