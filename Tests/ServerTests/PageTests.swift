import Foundation
import MangaServer
import MangaStorage
import Testing

struct PageTests {
    private let target = "/api/v1/images/lantern-street/1/0"

    @Test(arguments: [false, true])
    func `sends a page whole, with its type and tag`(isFile: Bool) async throws {
        try await withPage(isFile: isFile) { wire async throws in
            let answer = try await wire.get(target)

            #expect(answer.status == 200)
            #expect(answer.text == "0123456789")
            #expect(answer.headers["content-type"] == "image/webp")
            #expect(answer.headers["content-length"] == "10")
            #expect(answer.headers["etag"] == "\"tag\"")
            #expect(answer.headers["accept-ranges"] == "bytes")
            #expect(answer.headers["cache-control"] == "private, no-cache")
        }
    }

    @Test(arguments: [
        ("bytes=0-3", "0123", "bytes 0-3/10"), ("bytes=7-", "789", "bytes 7-9/10"), ("bytes=-2", "89", "bytes 8-9/10"),
        ("bytes=8-99999999999999999999", "89", "bytes 8-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
    ])
    func `sends the part that a range names`(range: String, body: String, content: String) async throws {
        for isFile in [false, true] {
            try await withPage(isFile: isFile) { wire async throws in
                let answer = try await wire.get(target, ["Range": range])

                #expect(answer.status == 206)
                #expect(answer.text == body)
                #expect(answer.headers["content-range"] == content)
            }
        }
    }

    @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=99999999999999999999-"])
    func `refuses a range behind the end`(range: String) async throws {
        try await withPage { wire async throws in
            let answer = try await wire.get(target, ["Range": range])

            #expect(answer.status == 416)
            #expect(answer.headers["content-range"] == "bytes */10")
            #expect(answer.code == 41600)
        }
    }

    @Test(arguments: ["bytes=3-1", "bytes=0-1,3-4", "pages=1-2", "bytes=x-", "bytes=-", "bytes", "bytes=+1-2"])
    func `sends the whole for a range that it does not know`(range: String) async throws {
        try await withPage { wire async throws in
            let answer = try await wire.get(target, ["Range": range])

            #expect(answer.status == 200)
            #expect(answer.text == "0123456789")
        }
    }

    @Test(arguments: [("\"tag\"", 206), ("\"other\"", 200), ("W/\"tag\"", 200)])
    func `sends a range only of the bytes that the client began`(condition: String, status: Int) async throws {
        try await withPage { wire async throws in
            #expect(try await wire.get(target, ["Range": "bytes=0-1", "If-Range": condition]).status == status)
        }
    }

    @Test(arguments: ["\"tag\"", "W/\"tag\"", "\"x\", \"tag\"", "*"])
    func `says that a page has not changed`(condition: String) async throws {
        try await withPage { wire async throws in
            let answer = try await wire.get(target, ["If-None-Match": condition])

            #expect(answer.status == 304)
            #expect(answer.body == [])
            #expect(answer.headers["etag"] == "\"tag\"")
            #expect(["10", nil].contains(answer.headers["content-length"]))
            #expect(try await wire.get(target, ["If-None-Match": "\"x\""]).status == 200)
        }
    }

    @Test func `answers HEAD with the length of the whole`() async throws {
        try await withPage(isFile: true) { wire async throws in
            let answer = try await wire.send("HEAD", target, ["Range": "bytes=0-1"])

            #expect(answer.status == 200)
            #expect(answer.headers["content-length"] == "10")
            #expect(answer.body == [])
        }
    }

    @Test func `names how many pages there are when one is missing`() async throws {
        try await withPage { wire async throws in
            let answer = try await wire.get("/api/v1/images/lantern-street/1/5")

            #expect(answer.status == 404)
            #expect(answer.message == "There is no page 5; the chapter has 1 page, counted from 0.")
        }
    }

    private func withPage(isFile: Bool = false, _ body: (Wire) async throws -> Void) async throws {
        let content: PageContent.Body = isFile ? .slice(try slice()) : .bytes(Array("0123456789".utf8))
        let shelf = MemoryShelf(pages: [PageContent(body: content, mediaType: "image/webp", tag: "tag")])
        _ = try await shelf.prepare(chapter: "1", ofManga: "lantern-street")
        try await serving(shelf) { try await body($0) }
    }

    private func slice() throws -> FileSlice {
        let path = NSTemporaryDirectory() + UUID().uuidString
        try Data("before0123456789after".utf8).write(to: URL(filePath: path))
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        try FileManager.default.removeItem(atPath: path)
        return FileSlice(descriptor: descriptor, offset: 6, length: 10)
    }
}
