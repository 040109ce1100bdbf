public import Foundation
public import MangaLocalization

/// Why a folder of comics cannot be used; the paths are as they were given.
public enum ComicFolderError: Error, Hashable {
    case missing(path: String)
    case notAFolder(path: String)
    case unreadable(path: String, errno: Int32)
    /// There is no archive and no folder of images in it.
    case empty(path: String)
}

extension ComicFolderError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .missing(let path): Message(ArchivesPhrase.folderMissing, ["path": .text(path)])
        case .notAFolder(let path): Message(ArchivesPhrase.folderIsFile, ["path": .text(path)])
        case .unreadable(let path, let errno):
            Message(ArchivesPhrase.folderUnreadable, ["path": .text(path), "reason": .system(errno)])
        case .empty(let path): Message(ArchivesPhrase.folderEmpty, ["path": .text(path)])
        }
    }
}
