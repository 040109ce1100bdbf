public import MangaLocalization

/// Why the programs cannot begin.
public enum KitError: Error, Equatable {
    case noHome
}

extension KitError: Localizable {
    public var message: Message {
        switch self {
        case .noHome:
            Message(KitPhrase.noHome)
        }
    }
}
