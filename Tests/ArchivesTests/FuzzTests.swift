import Foundation
import MangaArchives
import TestSupport
import Testing

/// Every change to an archive gives pages or a typed error, and never a crash.
struct FuzzTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `survives any change to a ZIP archive`() throws {
        let info = Array("<ComicInfo><Series>S</Series></ComicInfo>".utf8)
        let text = [UInt8](repeating: 65, count: 300)
        try folder.zip("a.cbz", [("2.png", [1, 2]), ("10.png", text), ("ComicInfo.xml", info)], deflated: true)
        let wide = try ZipWriter(path: folder.at("b.cbz"), zip64: .always)
        try wide.add("1.png", [1, 2, 3])
        try wide.finish()

        try mutate(folder.bytes("a.cbz"), count: 3000, seed: 1)
        try mutate(folder.bytes("b.cbz"), count: 2000, seed: 2)
    }

    @Test func `survives any change to a tar, RAR or 7z archive`() throws {
        let entries: [(String, [UInt8])] = [("1.png", [1, 2]), ("2.png", [3])]

        try mutate(OtherArchives.tar(entries), count: 300, seed: 3)
        try mutate(OtherArchives.rar5(entries), count: 600, seed: 4)
        try mutate(OtherArchives.solidSevenZip, count: 600, seed: 5)
    }

    private func mutate(_ original: [UInt8], count: Int, seed: UInt64) throws {
        var random = SplitMix(state: seed)
        for _ in 0..<count {
            let path = try folder.write("m.cbz", changed(original, &random))
            do {
                let book = try openComic(at: path)
                _ = book.info
                for page in book.pages { _ = try book.content(of: page) }
            } catch {
                #expect(error is ArchiveError)
            }
        }
    }

    /// Other bytes, extreme bytes, or a cut.
    private func changed(_ original: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes.removeSubrange(index..<min(bytes.count, index + 5))
            case 1: for place in index..<min(bytes.count, index + 8) { bytes[place] = 0xFF }
            case 2: bytes[index] = 0
            default: bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            if bytes.isEmpty { return [] }
        }
        return bytes
    }
}
