public import MangaLocalization

/// Why the programs cannot begin.
public enum KitError: Error, Equatable {
    case noHome
    case settingsUnreadable(path: String, reason: String)
    case settingsNotWritten(path: String, reason: String)
}

extension KitError: Localizable {
    public var message: Message {
        switch self {
        case .noHome:
            Message(KitPhrase.noHome)
        case .settingsUnreadable(let path, let reason):
            Message(KitPhrase.settingsUnreadable, ["path": .text(path), "reason": .text(reason)])
        case .settingsNotWritten(let path, let reason):
            Message(KitPhrase.settingsNotWritten, ["path": .text(path), "reason": .text(reason)])
        }
    }
}
