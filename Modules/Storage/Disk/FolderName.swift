import MangaCrypto
import MangaModels

/// Names of folders and files, from ids and titles that others wrote.
///
/// A name is one path component of at most 240 bytes. Behind the title stands a hash of the id, so that two different
/// ids never share a name, not even on a disk that takes `a` and `A` for the same.
enum FolderName {
    static let limit = 240
    /// For ` 12` and `.partial-0123abcd` behind the name.
    private static let reserve = 32
    private static let hashDigits = 12
    private static let tokenDigits = 8

    /// Ids that are plain already stay as they are; brackets never are.
    static func environment(_ id: EnvironmentID) -> String {
        let text = id.rawValue
        let isPlain =
            (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(isPlainByte)
            && !SafeName.isReserved(text)
        return isPlain ? text : component(text, id: text)
    }

    static func manga(_ manga: Manga) -> String {
        component(manga.title, id: manga.id.rawValue)
    }

    /// `10.5 Rain [3fa85f645717]`.
    static func chapter(_ chapter: Chapter) -> String {
        let volume = chapter.volume.map { "Vol. \($0)" }
        let parts = [volume, chapter.number?.description, chapter.title].compactMap(\.self)
        return component(parts.joined(separator: " "), id: chapter.id.rawValue)
    }

    /// `environment/manga/chapter`.
    static func folder(of info: ChapterInfo) -> String {
        environment(info.environment) + "/" + manga(info.manga) + "/" + chapter(info.chapter)
    }

    /// `001.jpg` for page 0, with as many digits as the last page needs, at least three.
    static func page(_ index: Int, of count: Int, as fileExtension: String) -> String {
        let digits = String(index + 1)
        let width = max(3, String(count).count)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits + "." + fileExtension
    }

    /// A name that nobody else writes to, for a file that will be renamed to `file`.
    static func draft(_ file: String) -> String {
        ".\(file).\(randomToken(bytes: tokenDigits / 2))"
    }

    /// The `number`th folder of the same name: a newer copy stands beside the older one until that is removed.
    static func version(_ number: Int, of name: String) -> String {
        number < 2 ? name : "\(name) \(number)"
    }

    static func component(_ title: String, id: String) -> String {
        let hash = SHA256.hex(of: id).prefix(hashDigits)
        let room = limit - reserve - hashDigits - 3
        let name = [title, id].lazy.map { SafeName.make($0, limit: room) }.first { !$0.isEmpty } ?? "_"
        return "\(name) [\(hash)]"
    }

    private static func isPlainByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension FolderName {
    /// What a folder beside the chapters is for.
    enum Mark: String, CaseIterable {
        /// A copy that is being written.
        case partial
        /// A copy that is being deleted.
        case removed
    }

    static func marked(_ name: String, as mark: Mark) -> String {
        "\(name).\(mark.rawValue)-\(randomToken(bytes: tokenDigits / 2))"
    }

    static func mark(of name: String) -> Mark? {
        Mark.allCases.first { unmarked(name, $0) != nil }
    }

    /// Whether this is a chapter's folder that was named here; others are none of our business.
    static func isOurs(_ name: String) -> Bool {
        let bare = Mark.allCases.lazy.compactMap { unmarked(name, $0) }.first ?? Substring(name)
        var end = bare
        while end.last?.isASCIIDigit == true { end.removeLast() }
        if end.count < bare.count, end.last == " " { end.removeLast() } else { end = bare }
        guard end.last == "]" else { return false }
        let hash = end.dropLast().suffix(hashDigits)
        return end.dropLast(hashDigits + 1).hasSuffix(" [") && hash.allSatisfy(\.isHexDigit)
    }

    /// The name without that mark; nil where it has none.
    static func unmarked(_ name: String, _ mark: Mark) -> Substring? {
        let token = name.suffix(tokenDigits)
        let rest = name.dropLast(token.count)
        let suffix = ".\(mark.rawValue)-"
        guard token.allSatisfy(\.isHexDigit), rest.hasSuffix(suffix) else { return nil }
        return rest.dropLast(suffix.count)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool {
        isASCII && isWholeNumber
    }
}
