import Foundation
import MangaArchives
import MangaServer
import TestSupport

/// A folder of comics in a temporary place.
final class ComicFixture: Sendable {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

    private let place: TemporaryFolder

    /// `Moon/` with chapters 1 (stored), 2 (deflated), 10.5, a folder of images as 3, and a torn and a false one.
    init() throws {
        place = try TemporaryFolder()
        try folder("Moon/Moon 3")
        try archive("Moon/Moon 1.cbz", ["2.png": Self.png + [2], "10.jpg": Self.jpeg + [10], "notes.txt": [1]])
        try archive("Moon/Moon 2.cbz", ["1.png": Self.png + Self.zeros], deflated: true)
        try archive("Moon/Moon 10.5.cbz", ["1.png": Self.png])
        try file("Moon/Moon 3/a.png", Self.png + [3])
        try file("Moon/Moon 4.cbz", Array("PK\u{3}\u{4} torn".utf8))
        try archive("Moon/Moon 5.cbz", ["1.png": Self.png, "2.png": Array("<html>".utf8)])
    }

    static let zeros = [UInt8](repeating: 0, count: 100)

    var path: String { place.path }

    func shelf(_ options: FolderShelf.Options = FolderShelf.Options(rescanInterval: .zero)) throws -> FolderShelf {
        FolderShelf(try ComicFolder(path: path), options: options)
    }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    func file(_ name: String, _ bytes: [UInt8]) throws {
        try place.file(name, Data(bytes))
    }

    func archive(_ name: String, _ entries: [String: [UInt8]], deflated: Bool = false) throws {
        let writer = try ZipWriter(path: "\(path)/\(name)")
        for (name, bytes) in entries.sorted(by: { $0.key < $1.key }) {
            try writer.add(name, bytes, deflated: deflated)
        }
        try writer.finish()
    }

    /// Overwrites the bytes of an archive behind the first mention of `entry`.
    func tear(_ name: String, behind entry: String) throws {
        let url = place.url.appending(path: name)
        var bytes = try Data(contentsOf: url)
        guard let found = bytes.range(of: Data(entry.utf8)) else { return }
        bytes.replaceSubrange(found.upperBound..<found.upperBound + 8, with: Data(repeating: 0xFF, count: 8))
        try bytes.write(to: url)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(name)")
    }
}
