import Foundation
import MangaImaging
import TestSupport
import Testing

struct ImageFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `inspects a file by its path`() throws {
        let path = try file("page.bin", ImageSample.gif.bytes)

        #expect(try ImageInspector.inspect(path: path) == ImageSample.gif.facts)
    }

    @Test func `inspects an open file from its beginning`() throws {
        let handle = try FileHandle(forReadingFrom: URL(filePath: file("page.bin", ImageSample.avif.bytes)))
        try handle.seekToEnd()

        #expect(try ImageInspector.inspect(fileDescriptor: handle.fileDescriptor) == ImageSample.avif.facts)
    }

    @Test func `tells why a file cannot be inspected`() throws {
        let missing = folder.at("missing")
        let empty = try file("empty", [])

        #expect(throws: ImageError.unreadable(path: missing, errno: ENOENT)) {
            try ImageInspector.inspect(path: missing)
        }
        #expect(throws: ImageError.unreadable(path: folder.path, errno: EISDIR)) {
            try ImageInspector.inspect(path: folder.path)
        }
        #expect(throws: ImageError.empty) { try ImageInspector.inspect(path: empty) }
        #expect(throws: ImageError.unreadable(path: "", errno: EBADF)) {
            try ImageInspector.inspect(fileDescriptor: -1)
        }
    }

    @Test func `does not read a file that is no page by its size`() throws {
        let path = try file("huge", ImageSample.gif.bytes)
        #expect(truncate(path, off_t(ImageInspector.byteLimit) + 1) == 0)

        #expect(throws: ImageError.tooManyBytes(536_870_913, limit: 536_870_912)) {
            try ImageInspector.inspect(path: path)
        }
    }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        try folder.file(name, Data(bytes)).path
    }
}
