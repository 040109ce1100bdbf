public import Foundation
public import MangaLocalization

/// Why an archive, or one of its entries, was not read or written.
///
/// `file` is the archive's name without its folders, so that these sentences can be shown to anybody.
public enum ArchiveError: Error, Hashable {
    /// Neither ZIP, RAR, 7z nor tar.
    case notAnArchive(file: String)
    /// It ends before it is complete.
    case truncated(file: String)
    /// An entry, or the whole archive, needs a password.
    case encrypted(file: String)
    /// An entry that is or claims to be larger than the caller takes.
    case tooLarge(file: String, size: Int, limit: Int)
    case tooManyEntries(file: String, count: Int, limit: Int)
    /// An entry whose name leads out of the folder it would be unpacked in, or holds control characters.
    case unsafeName(file: String, name: String)
    /// It contradicts itself.
    case damaged(file: String, Damage)
    /// The system did not let it be read.
    case unreadable(file: String, errno: Int32)
    /// The system did not let it be written.
    case unwritable(file: String, errno: Int32)
    /// Compressed in a way that is not read; the number is that of the ZIP specification.
    case unsupported(file: String, method: Int)
    /// An archive or folder without any page.
    case noPages(file: String)
    /// A page that is not in the book.
    case noSuchPage(file: String, index: Int, count: Int)
}

extension ArchiveError {
    /// What an archive says that cannot be.
    public enum Damage: Hashable, Sendable {
        /// Two entries share bytes.
        case overlap
        /// The directory is not where, or as long as, the archive says.
        case directory
        /// An entry's own header says something else than the directory.
        case header
        /// The data of an entry is not as long as declared.
        case size
        /// The data of an entry is not what was packed.
        case checksum
        /// The compressed data makes no sense.
        case data
        /// One file of an archive in several parts.
        case part
        /// What libarchive said, in English.
        case other(String)
    }
}

extension ArchiveError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .notAnArchive(let file): Message(ArchivesPhrase.notAnArchive, ["file": .text(file)])
        case .truncated(let file): Message(ArchivesPhrase.truncated, ["file": .text(file)])
        case .encrypted(let file): Message(ArchivesPhrase.encrypted, ["file": .text(file)])
        case .tooLarge(let file, let size, let limit):
            Message(ArchivesPhrase.tooLarge, ["file": .text(file), "size": .count(size), "limit": .count(limit)])
        case .tooManyEntries(let file, let count, let limit):
            Message(ArchivesPhrase.tooMany, ["file": .text(file), "count": .count(count), "limit": .count(limit)])
        case .unsafeName(let file, let name):
            Message(ArchivesPhrase.unsafeName, ["file": .text(file), "name": .text(name)])
        case .damaged(let file, let damage):
            Message(ArchivesPhrase.damaged, ["file": .text(file), "reason": .message(damage.message)])
        case .unreadable(let file, let errno):
            Message(ArchivesPhrase.unreadable, ["file": .text(file), "reason": .system(errno)])
        case .unwritable(let file, let errno):
            Message(ArchivesPhrase.unwritable, ["file": .text(file), "reason": .system(errno)])
        case .unsupported(let file, let method):
            Message(ArchivesPhrase.unsupported, ["file": .text(file), "method": .count(method)])
        case .noPages(let file): Message(ArchivesPhrase.noPages, ["file": .text(file)])
        case .noSuchPage(let file, let index, let count):
            Message(
                ArchivesPhrase.noSuchPage,
                ["file": .text(file), "page": .count(index &+ 1), "count": .count(count)]
            )
        }
    }
}

extension ArchiveError.Damage: Localizable {
    public var message: Message {
        switch self {
        case .overlap: Message(ArchivesPhrase.overlap)
        case .directory: Message(ArchivesPhrase.directory)
        case .header: Message(ArchivesPhrase.header)
        case .size: Message(ArchivesPhrase.size)
        case .checksum: Message(ArchivesPhrase.checksum)
        case .data: Message(ArchivesPhrase.data)
        case .part: Message(ArchivesPhrase.part)
        case .other(let reason): Message(ArchivesPhrase.other, ["reason": .text(reason)])
        }
    }
}
