public import MangaLocalization

/// Something in a folder of comics that was not looked at, and why.
public struct SkippedItem: Hashable, Sendable {
    /// Why it was not looked at.
    public enum Reason: Hashable, Sendable {
        /// A link out of the folder, or to nothing.
        case leadsOutside
        case tooDeep(limit: Int)
        /// Not UTF-8, so that it cannot be opened by its text.
        case badName
        /// A pipe, a socket, a device.
        case notAFile
        case unreadable(errno: Int32)
    }

    /// Relative to the folder of comics.
    public var path: String
    public var reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension SkippedItem: Localizable {
    public var message: Message {
        switch reason {
        case .leadsOutside: Message(ArchivesPhrase.leadsOutside, ["path": .text(path)])
        case .tooDeep(let limit): Message(ArchivesPhrase.tooDeep, ["path": .text(path), "limit": .count(limit)])
        case .badName: Message(ArchivesPhrase.badName, ["path": .text(path)])
        case .notAFile: Message(ArchivesPhrase.notAFile, ["path": .text(path)])
        case .unreadable(let errno):
            Message(ArchivesPhrase.unreadable, ["file": .text(path), "reason": .system(errno)])
        }
    }
}
