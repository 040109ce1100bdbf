import Foundation
import MangaArchives
import TestSupport
import Testing

struct ZipReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `reads what was written, stored and deflated`() throws {
        let text = Array(String(repeating: "words and words, ", count: 5000).utf8)
        let path = try folder.zip("a.cbz", [("a.png", [1, 2, 3]), ("日本語.txt", text), ("empty", [])], deflated: true)

        let archive = try ZipReader(path: path)

        #expect(archive.entries.map(\.name) == ["a.png", "日本語.txt", "empty"])
        #expect(archive.entries.map(\.size) == [3, text.count, 0])
        #expect(archive.entries.map(\.isStored) == [true, false, true])
        #expect(try archive.entries.map { try archive.data(of: $0, limit: 1 << 20) } == [[1, 2, 3], text, []])
    }

    @Test func `gives the place of a stored entry in the file, and none of a packed one`() throws {
        let text = [UInt8](repeating: 65, count: 1000)
        let path = try folder.zip("a.cbz", [("x.bin", [9, 8, 7]), ("y.txt", text)], deflated: true)
        let archive = try ZipReader(path: path)

        let range = try #require(try archive.storedRange(of: archive.entries[0]))

        #expect(Array(try folder.bytes("a.cbz")[range]) == [9, 8, 7])
        #expect(try archive.storedRange(of: archive.entries[1]) == nil)
    }

    @Test func `reads an archive with something in front of it and behind it`() throws {
        try folder.zip("a.cbz", [("a.png", [1, 2, 3])])
        let path = try folder.write("b.cbz", Array("#!/bin/sh\n".utf8) + folder.bytes("a.cbz") + [0, 0])

        let archive = try ZipReader(path: path)

        #expect(try archive.data(of: archive.entries[0], limit: 10) == [1, 2, 3])
        #expect(try archive.storedRange(of: archive.entries[0])?.count == 3)
    }

    @Test func `refuses an entry that claims more than the limit before it unpacks`() throws {
        let path = try folder.zip("a.cbz", [("a", [UInt8](repeating: 0, count: 100_000))], deflated: true)
        let archive = try ZipReader(path: path)

        #expect(throws: ArchiveError.tooLarge(file: "a.cbz", size: 100_000, limit: 99_999)) {
            try archive.data(of: archive.entries[0], limit: 99_999)
        }
    }

    @Test(arguments: [(999, ArchiveError.Damage.size), (1001, .size), (2_000_000, .size)])
    func `refuses an entry that lies about its size`(claimed: Int, damage: ArchiveError.Damage) throws {
        let archive = try patched(deflated: true) { bytes in
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes.put(claimed, count: 4, at: directory + 24)
        }

        #expect(throws: ArchiveError.damaged(file: "p.cbz", damage)) {
            try archive.data(of: archive.entries[0], limit: 1 << 30)
        }
    }

    @Test func `refuses a stored entry whose two sizes differ`() throws {
        let archive = try patched(deflated: false) { bytes in
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes.put(999, count: 4, at: directory + 24)
        }

        #expect(throws: ArchiveError.damaged(file: "p.cbz", .size)) {
            try archive.storedRange(of: archive.entries[0])
        }
    }

    @Test(arguments: [false, true]) func `notices changed bytes by the checksum`(deflated: Bool) throws {
        let archive = try patched(deflated: deflated) { bytes in
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes.put(0x1234_5678, count: 4, at: directory + 16)
        }

        #expect(throws: ArchiveError.damaged(file: "p.cbz", .checksum)) {
            try archive.data(of: archive.entries[0], limit: 1 << 20)
        }
    }

    @Test func `refuses packed data that makes no sense`() throws {
        let archive = try patched(deflated: true) { bytes in
            for index in 35..<39 { bytes[index] = 0xFF }
        }

        #expect(throws: ArchiveError.damaged(file: "p.cbz", .data)) {
            try archive.data(of: archive.entries[0], limit: 1 << 20)
        }
    }

    @Test(arguments: [0, 6, 8, 26, 30])
    func `refuses an entry whose own header contradicts the directory`(offset: Int) throws {
        let archive = try patched(deflated: false) { bytes in bytes[offset] ^= 1 }

        #expect(throws: ArchiveError.damaged(file: "p.cbz", .header)) {
            try archive.storedRange(of: archive.entries[0])
        }
    }

    @Test func `refuses encrypted entries and methods it does not know`() throws {
        let encrypted = try patched(deflated: false) { bytes in
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes[directory + 8] |= 1
        }
        let unknown = try patched(deflated: false) { bytes in
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes[directory + 10] = 93
        }

        #expect(throws: ArchiveError.encrypted(file: "p.cbz")) {
            try encrypted.data(of: encrypted.entries[0], limit: 1 << 20)
        }
        #expect(throws: ArchiveError.unsupported(file: "p.cbz", method: 93)) {
            try unknown.storedRange(of: unknown.entries[0])
        }
    }

    @Test(arguments: ["../x", "a/../../x", "/x", "..\\x", "C:\\x", "a\u{1B}[2J", "a\u{0}b", "~x", ""])
    func `refuses an entry with an unsafe name`(name: String) throws {
        let safe = String(repeating: "n", count: name.utf8.count)
        try folder.zip("a.cbz", [(safe.isEmpty ? "n" : safe, [1])])
        var bytes = try folder.bytes("a.cbz")
        if name.isEmpty {
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes.put(0, count: 2, at: directory + 28)
            bytes.put(1, count: 2, at: directory + 32)
        } else {
            bytes.replace(Array(safe.utf8), with: Array(name.utf8))
        }
        let archive = try ZipReader(path: try folder.write("p.cbz", bytes))
        let entry = archive.entries[0]

        #expect(!entry.hasSafeName)
        #expect(throws: ArchiveError.unsafeName(file: "p.cbz", name: entry.name)) {
            try archive.data(of: entry, limit: 10)
        }
    }

    @Test func `takes backslashes between folders for slashes`() throws {
        try folder.zip("a.cbz", [("d/x", [1])])
        var bytes = try folder.bytes("a.cbz")
        bytes.replace(Array("d/x".utf8), with: Array("d\\x".utf8))

        let archive = try ZipReader(path: try folder.write("p.cbz", bytes))

        #expect(archive.entries[0].name == "d/x")
        #expect(try archive.data(of: archive.entries[0], limit: 10) == [1])
    }

    @Test func `refuses entries that share bytes`() throws {
        try folder.zip("a.cbz", [("a", [1]), ("b", [2])])
        var bytes = try folder.bytes("a.cbz")
        let first = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
        bytes.put(0, count: 4, at: first + 47 + 42)

        #expect(throws: ArchiveError.damaged(file: "p.cbz", .overlap)) {
            try ZipReader(path: try folder.write("p.cbz", bytes))
        }
    }

    @Test func `refuses more entries than the limit`() throws {
        let path = try folder.zip("a.cbz", (0..<11).map { ("\($0)", []) })

        #expect(throws: ArchiveError.tooManyEntries(file: "a.cbz", count: 11, limit: 10)) {
            try ZipReader(path: path, limits: ZipLimits(entries: 10))
        }
    }

    @Test func `tells a cut archive from no archive and from no file`() throws {
        let path = try folder.zip("a.cbz", [("a.png", [1, 2, 3])])
        let bytes = try folder.bytes("a.cbz")

        for count in 4..<bytes.count {
            #expect(throws: ArchiveError.truncated(file: "cut.cbz")) {
                try ZipReader(path: try folder.write("cut.cbz", Array(bytes.prefix(count))))
            }
        }
        #expect(throws: ArchiveError.notAnArchive(file: "page.cbz")) {
            try ZipReader(path: try folder.write("page.cbz", Array("<!doctype html>".utf8)))
        }
        #expect(throws: ArchiveError.notAnArchive(file: "none.cbz")) {
            try ZipReader(path: try folder.write("none.cbz", []))
        }
        #expect(throws: ArchiveError.unreadable(file: "absent.cbz", errno: ENOENT)) {
            try ZipReader(path: "\(folder.path)/absent.cbz")
        }
        #expect(throws: ArchiveError.unreadable(file: "a.cbz", errno: ENOTDIR)) { try ZipReader(path: path + "/a.cbz") }
        #expect(throws: ArchiveError.unreadable(file: "a\u{0}b", errno: ENOENT)) { try ZipReader(path: "a\u{0}b") }
    }

    @Test func `does not wait for a pipe`() throws {
        let path = folder.at("pipe.cbz")
        #expect(mkfifo(path, 0o600) == 0)

        #expect(throws: ArchiveError.unreadable(file: "pipe.cbz", errno: EINVAL)) { try ZipReader(path: path) }
    }

    /// An archive with one entry of 1000 bytes, changed in some way.
    private func patched(deflated: Bool, _ change: (inout [UInt8]) throws -> Void) throws -> ZipReader {
        try folder.zip("a.cbz", [("a.txt", [UInt8](repeating: 65, count: 1000))], deflated: deflated)
        var bytes = try folder.bytes("a.cbz")
        try change(&bytes)
        return try ZipReader(path: try folder.write("p.cbz", bytes))
    }
}
