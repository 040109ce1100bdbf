import Foundation
import MangaArchives
import TestSupport
import Testing

struct ZipWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `leaves nothing behind when it is given up`() throws {
        let path = folder.at("a.cbz")

        do {
            let writer = try ZipWriter(path: path)
            try writer.add("a", [1])
        }

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func `replaces what had its name only when it is complete`() throws {
        let path = try folder.write("a.cbz", [7])
        let writer = try ZipWriter(path: path)
        try writer.add("a", [1])

        #expect(try folder.bytes("a.cbz") == [7])
        try writer.finish()

        #expect(try ZipReader(path: path).entries.map(\.name) == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.cbz"])
    }

    @Test func `makes the same bytes of the same entries`() throws {
        try folder.zip("a.cbz", [("a", [1]), ("b", [2])])
        try folder.zip("b.cbz", [("a", [1]), ("b", [2])])

        #expect(try folder.bytes("a.cbz") == folder.bytes("b.cbz"))
    }

    @Test func `copies a file in`() throws {
        let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let source = try folder.write("page.jpg", content)
        let path = folder.at("a.cbz")

        let writer = try ZipWriter(path: path)
        try writer.add("001.jpg", fileAt: source)
        try writer.finish()

        let archive = try ZipReader(path: path)
        #expect(try archive.data(of: archive.entries[0], limit: 1 << 30) == content)
    }

    @Test func `writes the 64-bit forms so that they can be read`() throws {
        let path = folder.at("a.cbz")
        let writer = try ZipWriter(path: path, zip64: .always)
        try writer.add("a", [1, 2])
        try writer.add("b", [3])
        try writer.finish()

        let archive = try ZipReader(path: path)

        #expect(try archive.entries.map { try archive.data(of: $0, limit: 9) } == [[1, 2], [3]])
    }

    @Test func `writes more entries than 16 bits count`() throws {
        let path = folder.at("a.cbz")
        let writer = try ZipWriter(path: path)
        for index in 0..<65_600 { try writer.add("\(index)", []) }
        try writer.finish()

        #expect(try ZipReader(path: path).entries.count == 65_600)
    }

    @Test(arguments: ["", "../a", "/a", "a\\b", "a\nb"]) func `refuses an unsafe name`(name: String) throws {
        let writer = try ZipWriter(path: folder.at("a.cbz"))

        #expect(throws: ArchiveError.unsafeName(file: "a.cbz", name: name)) { try writer.add(name, [1]) }
    }

    @Test func `says that a folder is missing`() {
        #expect(throws: ArchiveError.unwritable(file: "a.cbz", errno: ENOENT)) {
            try ZipWriter(path: "\(folder.path)/absent/a.cbz")
        }
    }
}
