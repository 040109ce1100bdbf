public import MangaLocalization

/// Why the programs cannot begin.
public enum KitError: Error, Equatable {
    case noHome
    case settingsUnreadable(path: String, reason: String)
    /// What is there is no JSON, or not of this shape.
    case settingsGarbled(path: String)
    case settingsNotWritten(path: String, reason: String)
}

extension KitError: Localizable {
    public var message: Message {
        switch self {
        case .noHome:
            Message(KitPhrase.noHome)
        case .settingsUnreadable(let path, let reason):
            Message(KitPhrase.settingsUnreadable, ["path": .text(path), "reason": .text(reason)])
        case .settingsGarbled(let path):
            Message(KitPhrase.settingsGarbled, ["path": .text(path)])
        case .settingsNotWritten(let path, let reason):
            Message(KitPhrase.settingsNotWritten, ["path": .text(path), "reason": .text(reason)])
        }
    }
}
