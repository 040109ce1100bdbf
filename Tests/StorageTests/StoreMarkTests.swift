import Foundation
import TestSupport
import Testing

@testable import MangaStorage

struct StoreMarkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A file of `size` bytes that was written `age` seconds ago.
    private func mark(_ name: String, size: Int, age: TimeInterval) throws -> StoreMark? {
        try folder.file(name, Data(count: size))
        let date = Date(timeIntervalSinceNow: -age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.at(name))
        return StoreMark(path: folder.at(name))
    }

    @Test func `a file that nobody writes has the same mark, another size or time another`() throws {
        let first = try #require(try mark("wal", size: 9, age: 100))

        #expect(StoreMark(path: folder.at("wal")) == first)
        #expect(try mark("wal", size: 10, age: 100) != first)
        #expect(try mark("wal", size: 9, age: 50) != first)
    }

    @Test func `what was written just now, is written in the future, or is not there says nothing`() throws {
        #expect(try mark("new", size: 9, age: 0) == nil)
        #expect(try mark("next", size: 9, age: -1) == nil)
        #expect(StoreMark(path: folder.at("none")) == nil)
    }
}
