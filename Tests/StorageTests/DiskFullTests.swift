#if os(Linux)
import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import TestSupport
import Testing

/// Case 23: on a file system of one megabyte, where this user may mount one.
@Suite(.enabled("\(SmallDisk.reason)") { SmallDisk.isPossible })
struct DiskFullTests {
    private let disk: SmallDisk

    init() throws {
        disk = try #require(SmallDisk())
    }

    @Test func `a full disk says so, corrupts nothing, and work goes on when there is space again`() async throws {
        let library = try await Library.open(at: disk.folder, limits: StorageLimits(reserve: 0))
        let stored = try await library.store(.sample("1"))
        let info = ChapterInfo.sample("2")
        let pending = try await library.pages.begin(info, pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)

        let piece = Data(repeating: 1, count: 30_000)
        let error = #expect(throws: StorageError.self) { for _ in 0..<100 { try part.add(piece) } }
        guard case .noSpace(let needed, _) = error else { throw Unexpected(error) }
        #expect((1...100_000).contains(needed))
        await #expect(throws: StorageError.self) {
            for number in 10..<1000 { _ = try await library.queue.enqueue(.sample("\(number)")) }
        }

        try await library.pages.discard(info.key)
        _ = try await library.queue.enqueue(.sample("9"))
        #expect(try await library.store(info).pages.count == 3)
        #expect(try await library.pages.chapter(ChapterInfo.sample("1").key) == stored)
        await library.close()
    }

    @Test func `a disk that is too full even to open the library says that it is full`() async throws {
        let first = try await Library.open(at: disk.folder)
        await first.close()
        disk.fill()

        let error = await #expect(throws: StorageError.self) { try await Library.open(at: disk.folder) }

        guard case .noSpace = error else { throw Unexpected(error) }
    }

    @Test func `a reserve is kept while a page arrives`() async throws {
        let library = try await Library.open(at: disk.folder, limits: StorageLimits(reserve: 300_000))
        let pending = try await library.pages.begin(.sample("2"), pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)

        let error = #expect(throws: StorageError.self) {
            for _ in 0..<100 { try part.add(Data(repeating: 1, count: 30_000)) }
        }
        guard case .reserveNotKept(1..., _, 300_000) = error else { throw Unexpected(error) }
        disk.fill()
        await #expect(throws: StorageError.self) { try await library.pages.open(page: 0, of: pending) }
        try await library.pages.discard(ChapterInfo.sample("2").key)
        _ = try await library.queue.enqueue(.sample("9"))
        await library.close()
    }

    @Test func `a disk that became read-only is named`() async throws {
        let library = try await Library.open(at: disk.folder, limits: StorageLimits(reserve: 0))
        await library.close()
        try #require(disk.becomeReadOnly())

        await #expect(throws: StorageError.readOnly(path: disk.folder)) {
            let library = try await Library.open(at: disk.folder, limits: StorageLimits(reserve: 0))
            _ = try await library.queue.enqueue(.sample("1"))
        }
    }
}

/// So that nobody takes a green run for more than it is.
struct SmallDiskTests {
    @Test func `where no small disk can be mounted, a warning says that no full disk was tried`() {
        if !SmallDisk.isPossible { Issue.record("\(SmallDisk.reason): no test met a full disk", severity: .warning) }
    }
}
#endif
