import Foundation
import TestSupport
import Testing

@testable import MangaStorage

@Suite(.timeLimit(.minutes(1)))
struct StoreWatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func watch() throws -> StoreWatch {
        try #require(StoreWatch(path: folder.at("store-wal")))
    }

    @Test func `what was written since the beginning is told at once, and once`() async throws {
        let watch = try watch()
        try folder.file("store-wal", Data("one".utf8))
        await watch.wait()

        let second = Task { await watch.wait() }
        try folder.file("store-wal", Data("another".utf8))
        await second.value
    }

    @Test func `a file that goes, and comes again, is news`() async throws {
        try folder.file("store-wal", Data("one".utf8))
        let watch = try watch()
        try FileManager.default.removeItem(atPath: folder.at("store-wal"))
        await watch.wait()
        try folder.file("store-wal", Data())
        await watch.wait()
    }

    @Test func `a cancelled wait ends`() async throws {
        let watch = try watch()
        let wait = Task { await watch.wait() }
        wait.cancel()
        await wait.value
    }

    @Test func `a folder that is not there cannot be watched`() {
        #expect(StoreWatch(path: folder.at("none/store-wal")) == nil)
    }

    #if os(Linux)
    /// An event as `inotify(7)` lays it out, with its name filled up to 16 bytes.
    private func event(_ name: String) -> [UInt8] {
        let padding = [UInt8](repeating: 0, count: name.isEmpty ? 0 : 16 - name.utf8.count)
        var head = inotify_event()
        head.len = UInt32(name.utf8.count + padding.count)
        return withUnsafeBytes(of: head) { Array($0) } + Array(name.utf8) + padding
    }

    @Test func `only the file itself, lost events and the folder's end are news`() {
        func tells(_ names: String...) -> Bool {
            StoreWatch.tells(names.flatMap(event)[...], of: "store-wal")
        }

        #expect(!tells())
        #expect(!tells("store", "store-shm", "store-wal2"))
        #expect(tells("store", "store-wal", "store-shm"))
        #expect(tells("store", ""))
        #expect(!StoreWatch.tells(event("store-wal").prefix(20), of: "store-wal"))
    }
    #endif
}
