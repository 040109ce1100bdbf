import Foundation
import MangaCrypto
import MangaImaging
import MangaModels
import MangaStorage
import Testing

@Suite(.timeLimit(.minutes(1)))
struct PartFileTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a part goes on where an earlier visit stopped, and its hash is that of the whole`() async throws {
        let bytes = try PageImage.png(1)
        do {
            let library = try await place.open()
            let pending = try await library.pages.begin(info, pageCount: 1)
            try await library.pages.open(page: 0, of: pending).add(bytes.prefix(33))
        }
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)

        let part = try await library.pages.open(page: 0, of: pending)
        #expect(part.count == 33)
        try part.add(bytes.dropFirst(33))
        let page = try await library.pages.accept(part, as: 0, of: pending)

        #expect(page.sha256 == SHA256.hex(of: [UInt8](bytes)))
        #expect(page.size == bytes.count)
    }

    @Test func `a copy that its writer has left may be removed by another process, one in writing not`() async throws {
        let writing = try await place.open()
        let other = try await place.open()
        let pending = try await writing.pages.begin(info, pageCount: 1)

        let before = try await other.pages.discardUnwanted()
        writing.pages.leave(pending)
        let after = try await other.pages.discardUnwanted()

        #expect(before == 0)
        #expect(after == 1)
    }

    @Test func `a restarted part forgets what was in it`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)

        try part.add(Data(repeating: 1, count: 5000))
        try part.restart()
        #expect(part.count == 0)
        try part.add(try PageImage.png(1))

        let page = try await library.pages.accept(part, as: 0, of: pending)
        #expect(page.sha256 == SHA256.hex(of: [UInt8](try PageImage.png(1))))
    }

    @Test(arguments: [[1, 65_535, 65_536, 65_537], [70_000, 3, 70_000], [60_000, 60_000, 9], [65_536, 65_536]])
    func `pieces of every size stand in the order in which they came`(_ sizes: [Int]) async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let bytes = Data((0..<sizes.reduce(0, +)).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
        do {
            let part = try await library.pages.open(page: 0, of: pending)
            var start = 0
            for size in sizes {
                try bytes[start..<start + size].withUnsafeBytes { try part.append($0) }
                start += size
                #expect(part.count == start)
            }
        }

        // The last one to let go of it, which writes the rest, may be the thread that has opened it.
        let file = try #require(place.files(named: "001.part").first)
        while try Data(contentsOf: URL(filePath: file)).count < bytes.count { await Task.yield() }
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }

    @Test func `pieces that are gathered reach the file, whether it is accepted or left`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
        do {
            let part = try await library.pages.open(page: 0, of: pending)
            for start in stride(from: 0, to: 150_000, by: 1000) { try part.add(bytes[start..<start + 1000]) }
            #expect(part.count == 150_000)
        }

        let file = try #require(place.files(named: "001.part").first)
        while try Data(contentsOf: URL(filePath: file)).count < 150_000 { await Task.yield() }
        let part = try await library.pages.open(page: 0, of: pending)

        #expect(part.count == 150_000)
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes.prefix(150_000))
    }

    @Test func `a second writer begins anew, and the first is no longer accepted`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let first = try await library.pages.open(page: 0, of: pending)
        try first.add(try PageImage.png(1))

        let second = try await library.pages.open(page: 0, of: pending)
        #expect(second.count == 0)
        try second.add(try PageImage.png(2))
        try first.add(Data([1, 2, 3]))

        await #expect(throws: StorageError.self) { try await library.pages.accept(first, as: 0, of: pending) }
        let page = try await library.pages.accept(second, as: 0, of: pending)
        #expect(page.sha256 == SHA256.hex(of: [UInt8](try PageImage.png(2))))
    }

    @Test func `bytes that come after a page was accepted do not change it`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)
        try part.add(try PageImage.png(1))
        _ = try await library.pages.accept(part, as: 0, of: pending)

        #expect(throws: StorageError.self) { try part.add(Data([0])) }
        #expect(throws: StorageError.self) { try part.restart() }

        _ = try await library.pages.commit(pending)
        #expect(try await library.bytes(0, of: info.key) == PageImage.png(1))
    }

    @Test func `a discarded copy takes no more pages`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)
        try part.add(try PageImage.png(1))

        try await library.pages.discard(info.key)
        try await library.pages.discard(info.key)

        await #expect(throws: StorageError.self) { try await library.pages.accept(part, as: 0, of: pending) }
        await #expect(throws: StorageError.self) { try await library.pages.open(page: 0, of: pending) }
        await #expect(throws: StorageError.self) { try await library.pages.commit(pending) }
        #expect(place.tree == [])
    }
}
