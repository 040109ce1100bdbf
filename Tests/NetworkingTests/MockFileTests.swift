import Foundation
import MangaNetworking
import TestSupport
import Testing

struct MockFileTests {
    private func read(_ text: String) throws -> MockFile {
        let folder = try TemporaryFolder()
        return try MockFile(path: folder.file("a.json", Data(text.utf8)).path())
    }

    /// What is said of `text`, the path left out.
    private func complaint(_ text: String) throws -> String {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.json", Data(text.utf8)).path()
        let error = try #require(throws: MockError.self) { try MockFile(path: path) }
        return "\(error)".replacing(path, with: "FILE")
    }

    @Test func `headers, body, status and delay are read`() throws {
        let file = try read(
            #"{"headers": {"X-A": "1", "Age": 7}, "body": {"a": 1.50}, "meta": {"statusCode": 404, "delay": 0.25}}"#
        )

        #expect(
            file
                == MockFile(
                    headers: ["X-A": "1", "Age": "7"],
                    body: .json("{\n  \"a\": 1.50\n}"),
                    status: 404,
                    delay: .seconds(0.25)
                )
        )
    }

    @Test func `all but the body may be missing`() throws {
        #expect(try read(#"{"body": "text"}"#) == MockFile(body: .text("text")))
        #expect(try read("{}") == MockFile(body: .none))
        #expect(try read(#"{"body": null}"#) == MockFile(body: .none))
        #expect(
            try read(#"{"body": 7, "meta": {"statusCode": "201", "delay": "0"}}"#)
                == MockFile(body: .json("7"), status: 201)
        )
    }

    @Test func `a body may be a file beside it`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.json", Data(#"{"bodyFile": "page.bin"}"#.utf8)).path()
        try folder.file("page.bin", Data([0, 255]))

        #expect(try MockFile(path: path).bytes() == Data([0, 255]))
    }

    @Test(arguments: ["../secret", "/etc/passwd", "", ".."])
    func `a body is no file of another folder`(name: String) throws {
        #expect(
            try complaint("{\"bodyFile\": \"\(name)\"}")
                == "The mock file FILE, line 1: bodyFile is \"\(name)\", but must be the name of a file in the same folder, without body beside it."
        )
    }

    @Test func `what is wrong is told by line and key`() throws {
        #expect(
            try complaint("{\n  \"body\": ,\n}")
                == "The mock file FILE is not JSON: line 2, column 11: “,” was not expected here. Correct it."
        )
        #expect(try complaint("[]") == "The mock file FILE, line 1: . is [], but must be an object.")
        #expect(
            try complaint("{\"body\": 1,\n \"heders\": {}}")
                == "The mock file FILE, line 2: there is no heders. Known are headers, body, bodyFile, meta."
        )
        #expect(
            try complaint("{\"body\": 1,\n \"meta\": {\"statusCode\": 42}}")
                == "The mock file FILE, line 2: meta.statusCode is 42, but must be a number from 100 to 599."
        )
        #expect(
            try complaint("{\"body\": 1, \"meta\": {\"delay\": \"soon\"}}")
                == "The mock file FILE, line 1: meta.delay is \"soon\", but must be a number from 0 to 3,600."
        )
        #expect(
            try complaint("{\"headers\": {\"X-A\": true}}")
                == "The mock file FILE, line 1: headers.X-A is true, but must be a text without control characters."
        )
        #expect(
            try complaint("{\"headers\": {\"X A\": \"1\"}}")
                == "The mock file FILE, line 1: headers.X A is \"1\", but must be under the name of a header."
        )
    }
}
