import Foundation

/// What holds the pages of a chapter.
public enum ComicFormat: String, CaseIterable, Sendable {
    case zip, rar, sevenZip, tar, folder

    /// The extensions of the names of chapters, in lower case.
    ///
    /// What is in a file is decided by its first bytes.
    public static let fileExtensions: Set<String> = ["cbz", "zip", "cbr", "rar", "cb7", "7z", "cbt", "tar"]

    /// The format of the file or folder at `path`, by its content.
    public init(of path: String) throws(ArchiveError) {
        var facts = stat()
        if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
            self = .folder
            return
        }
        let file = try ArchiveFile(path: path)
        let head = try file.read(min(512, file.size), at: 0)
        if let format = ComicFormat.format(of: head) {
            self = format
        } else if try ComicFormat.endsAsZip(file) {
            self = .zip
        } else {
            throw .notAnArchive(file: file.name)
        }
    }

    private static func format(of head: [UInt8]) -> ComicFormat? {
        let signatures: [(ComicFormat, [UInt8])] = [
            (.zip, [0x50, 0x4B, 3, 4]), (.zip, [0x50, 0x4B, 5, 6]), (.rar, Array("Rar!\u{1A}\u{7}".utf8)),
            (.sevenZip, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]), (.tar, [0x1F, 0x8B]), (.tar, Array("BZh".utf8)),
            (.tar, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), (.tar, [0x28, 0xB5, 0x2F, 0xFD]),
        ]
        if let found = signatures.first(where: { head.starts(with: $0.1) }) { return found.0 }
        return isTar(head) ? .tar : nil
    }

    /// A ZIP archive with something in front of it shows only at its end.
    private static func endsAsZip(_ file: ArchiveFile) throws(ArchiveError) -> Bool {
        do throws(ArchiveError) {
            _ = try ZipEnd.find(in: file)
            return true
        } catch {
            if case .unreadable = error { throw error }
            return false
        }
    }

    /// By the checksum of its first header, which old forms of tar have too.
    private static func isTar(_ head: [UInt8]) -> Bool {
        guard head.count == 512, head[0] != 0 else { return false }
        let stated = head[148..<156].filter { (0x30...0x37).contains($0) }.reduce(0) { $0 * 8 + Int($1) - 0x30 }
        let sum = head.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
        return sum == stated
    }
}
