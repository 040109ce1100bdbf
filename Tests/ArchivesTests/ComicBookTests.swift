import Foundation
import MangaArchives
import TestSupport
import Testing

struct ComicBookTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `lists images in natural order and leaves out all else`() throws {
        let names = [
            "10.png", "2.PNG", "1.jpg", ".hidden.jpg", "__MACOSX/._1.jpg", "@eaDir/1.jpg", "Thumbs.db", "notes.txt",
            "sub/3.webp", "sub/.x/4.webp", "png", ".png",
        ]
        let path = try folder.zip("a.cbz", names.map { ($0, [1]) })

        let book = try openComic(at: path)

        #expect(book.pages.map(\.name) == ["1.jpg", "2.PNG", "10.png", "sub/3.webp"])
        #expect(book.pages.map(\.index) == [0, 1, 2, 3])
        #expect(book.pages.map(\.size) == [1, 1, 1, 1])
    }

    @Test func `gives stored pages by their place and packed ones by their bytes`() throws {
        let text = [UInt8](repeating: 65, count: 500)
        let path = try folder.zip("a.cbz", [("1.png", [1, 2, 3]), ("2.png", text)], deflated: true)
        let book = try openComic(at: path)

        guard case .slice(let file, let offset, let length) = try book.content(of: book.pages[0]) else {
            Issue.record("a stored page is no slice")
            return
        }

        #expect(file == path)
        #expect(Array(try folder.bytes("a.cbz")[offset..<offset + length]) == [1, 2, 3])
        #expect(try book.content(of: book.pages[1]) == .bytes(text))
        #expect(throws: ArchiveError.noSuchPage(file: "a.cbz", index: 2, count: 2)) {
            try book.content(of: ComicPage(index: 2, name: "x", size: nil))
        }
    }

    @Test func `reads 7z, tar and RAR by their content, whatever they are called`() throws {
        let entries: [(String, [UInt8])] = [("b/10.png", [1]), ("b/2.png", [2, 2]), ("漫/1.png", [3])]
        let archives: [(ComicFormat, [UInt8], [[UInt8]])] = [
            (.tar, OtherArchives.tar(entries), [[2, 2], [1], [3]]),
            (.rar, OtherArchives.rar5(entries), [[2, 2], [1], [3]]),
            (.sevenZip, OtherArchives.solidSevenZip, [Array("two".utf8), Array("ten".utf8), Array("one".utf8)]),
        ]

        for (format, bytes, pages) in archives {
            let book = try openComic(at: try folder.write("x.cbz", bytes))

            #expect(book.format == format)
            #expect(book.pages.last?.name == "漫/1.png")
            for order in [Array(book.pages), book.pages.reversed()] {
                #expect(try order.map { try book.content(of: $0) } == order.map { .bytes(pages[$0.index]) })
            }
        }
    }

    @Test func `reads the description in a 7z archive`() throws {
        let book = try openComic(at: try folder.write("x.cb7", OtherArchives.solidSevenZip))

        #expect(book.info?.series == "Seven")
    }

    @Test func `says that an archive needs a password`() throws {
        let entries: [(String, [UInt8])] = [("1.png", [1])]
        let archives = [
            OtherArchives.encryptedSevenZip, OtherArchives.hiddenSevenZip,
            OtherArchives.rar5(entries, isEncrypted: true), OtherArchives.rar5(entries, hidesNames: true),
        ]

        for bytes in archives {
            let path = try folder.write("x.cbr", bytes)
            #expect(throws: ArchiveError.encrypted(file: "x.cbr")) { try openComic(at: path) }
        }
    }

    @Test func `refuses pages with unsafe names in every kind of archive`() throws {
        let entries: [(String, [UInt8])] = [("../1.png", [1])]

        for bytes in [OtherArchives.tar(entries), OtherArchives.rar5(entries)] {
            let path = try folder.write("x.cbt", bytes)
            #expect(throws: ArchiveError.unsafeName(file: "x.cbt", name: "../1.png")) { try openComic(at: path) }
        }
    }

    @Test(
        arguments: [
            [0x52, 0x61, 0x72, 0x21, 0x1A, 7], [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [0x1F, 0x8B], [0x50, 0x4B, 3, 4],
            [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], [0x28, 0xB5, 0x2F, 0xFD], [0x42, 0x5A, 0x68],
        ] as [[UInt8]]
    )
    func `refuses a file that only begins like an archive`(start: [UInt8]) throws {
        let path = try folder.write("x.cbz", start + [UInt8](repeating: 0x41, count: 100))

        #expect(throws: ArchiveError.self) { try openComic(at: path) }
    }

    @Test func `says that there is no page`() throws {
        let path = try folder.zip("a.cbz", [("notes.txt", [1])])
        try folder.write("texts/a.txt", [1])

        #expect(throws: ArchiveError.noPages(file: "a.cbz")) { try openComic(at: path) }
        #expect(throws: ArchiveError.noPages(file: "texts")) { try openComic(at: "\(folder.path)/texts") }
    }

    @Test func `takes a folder of images, but follows no link out of it`() throws {
        try folder.write("outside.png", [9])
        for name in ["10.png", "9.png"] { try folder.write("b/\(name)", [1, 2]) }
        try folder.write("b/ComicInfo.xml", Array("<ComicInfo><Title>T</Title></ComicInfo>".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/b/1.png",
            withDestinationPath: "../outside.png"
        )
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/b/2.png", withDestinationPath: "9.png")

        let book = try openComic(at: "\(folder.path)/b")

        #expect(book.format == .folder)
        #expect(book.info?.title == "T")
        #expect(book.pages.map(\.name) == ["2.png", "9.png", "10.png"])
        guard case .slice(let path, 0, 2) = try book.content(of: book.pages[0]) else {
            Issue.record("a page in a folder is no slice of 2 bytes")
            return
        }
        #expect(path.hasSuffix("/b/9.png"))
    }
}
