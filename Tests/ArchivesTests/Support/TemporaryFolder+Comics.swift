import Foundation
import MangaArchives
import TestSupport
import Testing

extension TemporaryFolder {
    /// The path of `name`, whose folders are made.
    func place(_ name: String) throws -> String {
        let target = at(name)
        let folder = (target as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return target
    }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let target = try place(name)
        // A new file each time, and not by Foundation: cutting an old one and `Data.write` wait for the disk.
        unlink(target)
        let file = try #require(fopen(target, "w"))
        defer { fclose(file) }
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
        return target
    }

    /// A ZIP archive with `entries`, images stored as they are.
    @discardableResult
    func zip(_ name: String, _ entries: [(String, [UInt8])], deflated: Bool = false) throws -> String {
        let target = try place(name)
        let writer = try ZipWriter(path: target)
        for (name, bytes) in entries { try writer.add(name, bytes, deflated: deflated) }
        try writer.finish()
        return target
    }

    /// A chapter of two pages, described by `xml` where it is given.
    @discardableResult
    func comic(_ name: String, _ xml: String? = nil) throws -> String {
        let description = xml.map { [("ComicInfo.xml", Array("<ComicInfo>\($0)</ComicInfo>".utf8))] } ?? []
        return try zip(name, [("1.png", [1]), ("2.png", [2])] + description)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: at(name))))
    }
}
