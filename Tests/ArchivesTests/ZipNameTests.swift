import MangaArchives
import TestSupport
import Testing

struct ZipNameTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        arguments: [
            ([0xE6, 0x98, 0x9F], "星"),
            ([0x90, 0xAF], "星"),
            ([0x81, 0x21], "ü!"),
            ([0x83, 0x5C, 0x2E, 0x6A, 0x70, 0x67], "ソ.jpg"),
        ] as [([UInt8], String)]
    )
    func `reads names as UTF-8, else Shift_JIS, else CP437`(raw: [UInt8], name: String) throws {
        #expect(try names(of: raw, flagged: false) == [name])
    }

    @Test func `reads a name that claims UTF-8 wrongly as if it did not`() throws {
        #expect(try names(of: [0x90, 0xAF], flagged: true) == ["星"])
    }

    /// The names in an archive whose one entry is called `raw`.
    private func names(of raw: [UInt8], flagged: Bool) throws -> [String] {
        let name = [UInt8](repeating: 0x6E, count: raw.count)
        try folder.zip("a.cbz", [(String(decoding: name, as: UTF8.self), [1])])
        var bytes = try folder.bytes("a.cbz")
        bytes.replace(name, with: raw)
        if !flagged {
            let directory = try #require(bytes.place(of: [0x50, 0x4B, 1, 2]))
            bytes.put(0, count: 2, at: directory + 8)
            bytes.put(0, count: 2, at: 6)
        }
        return try ZipReader(path: try folder.write("p.cbz", bytes)).entries.map(\.name)
    }
}
