import Foundation
import MangaLocalization
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
            try read(#"{"body": 7, "meta": {"statusCode": 201, "delay": 0, "times": 3}}"#)
                == MockFile(body: .json("7"), status: 201, times: 3)
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

    @Test(arguments: ["200.7", "\"200\"", "100", "101", "199", "600", "1e9", "true", "\"nan\""])
    func `a status is a whole number that an answer can have`(status: String) throws {
        #expect(
            try complaint("{\"body\": 1, \"meta\": {\"statusCode\": \(status)}}")
                == "The mock file FILE, line 1: meta.statusCode is \(status), but must be a whole number from 200 to 599."
        )
    }

    @Test func `a header that comes more than once is a list`() throws {
        let file = try read(#"{"headers": {"Link": ["<a>", "<b>"], "Age": 7, "link": "<c>"}, "body": 1}"#)

        #expect(file.headers.fields.map { "\($0.name): \($0.value)" } == ["Age: 7", "link: <c>"])
        #expect(
            try read(#"{"headers": {"Link": ["<a>", "<b>"]}}"#).headers.fields.map(\.value) == ["<a>", "<b>"]
        )
    }

    @Test func `headers in a list stand as they are written, whatever their names`() throws {
        let text = #"{"headers": [{"Link": "<a>", "Age": 7}, {"link": ["<b>", "<c>"]}, {"Age": "8"}]}"#

        #expect(
            try read(text).headers.fields.map { "\($0.name): \($0.value)" }
                == ["Link: <a>", "Age: 7", "link: <b>", "link: <c>", "Age: 8"]
        )
        #expect(try complaint(#"{"headers": [{"A": "1"}, "B: 2"]}"#).contains("headers"))
    }

    @Test func `a mock file is not its own body`() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.json", Data(#"{"bodyFile": "a.json"}"#.utf8))

        #expect(try complaint(in: folder).hasPrefix("The mock file FOLDER/a.json, line 1: bodyFile is \"a.json\""))
    }

    /// What is said of `a.json` in a folder, with the folder's path left out.
    private func complaint(in folder: TemporaryFolder, _ language: Language = .english) throws -> String {
        let error = try #require(throws: MockError.self) { try MockFile(path: folder.at("a.json")) }
        return error.message.text(in: language).replacing(folder.path, with: "FOLDER")
    }

    @Test func `a body that is not there is told with the file and the line that name it`() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.json", Data("{\n \"bodyFile\": \"gone.bin\"}".utf8))

        #expect(
            try complaint(in: folder)
                == "The mock file FOLDER/a.json, line 2: bodyFile names FOLDER/gone.bin, which cannot be read: No such file or directory. Write it, or correct the name."
        )
        #expect(
            try complaint(in: folder, .spanish)
                == "El archivo simulado FOLDER/a.json, línea 2: bodyFile nombra FOLDER/gone.bin, que no se puede leer: No existe el archivo o la carpeta. Escríbalo o corrija el nombre."
        )
    }

    @Test func `a body is a file, and nothing that never ends`() throws {
        let folder = try TemporaryFolder()
        try folder.file("a.json", Data(#"{"bodyFile": "pipe"}"#.utf8))
        try #require(mkfifo(folder.at("pipe"), 0o600) == 0)

        #expect(
            try complaint(in: folder)
                == "The mock file FOLDER/a.json, line 1: bodyFile names FOLDER/pipe, which cannot be read: Invalid argument. Write it, or correct the name."
        )
    }

    @Test func `a link leads to a body of the same folder, and to no other`() throws {
        let folder = try TemporaryFolder()
        let other = try TemporaryFolder()
        let secret = try other.file("secret", Data("secret".utf8)).path(percentEncoded: false)
        try folder.file("a.json", Data(#"{"bodyFile": "link"}"#.utf8))
        try folder.file("body", Data("here".utf8))
        let link = folder.at("link")

        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "body")
        #expect(try MockFile(path: folder.at("a.json")).bytes() == Data("here".utf8))
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: secret)
        #expect(
            try complaint(in: folder)
                == "The mock file FOLDER/a.json, line 1: bodyFile names FOLDER/link, a link to \(secret) in another folder. Copy the file itself."
        )
    }

    @Test func `what a recording says more is read`() throws {
        let file = try read(
            #"{"headers": {"Date": "1"}, "body": {"a": [1, {}]}, "meta": {"version": "HTTP/2", "tries": 4, "layout": "compact", "times": 2, "again": [{"Date": "2", "X-A": ["1", "2"]}]}}"#
        )
        var wanted = MockFile(headers: ["Date": "1"], body: .json(#"{"a":[1,{}]}"#), times: 2)
        wanted.version = "HTTP/2"
        wanted.tries = 4
        wanted.again = [["Date": "2"]]
        wanted.again[0].append("X-A", "1")
        wanted.again[0].append("X-A", "2")

        #expect(file == wanted)
    }

    @Test(arguments: [
        (#""version": "2""#, "meta.version is \"2\", but must be a version of HTTP, such as HTTP/1.1."),
        (#""tries": 0"#, "meta.tries is 0, but must be a whole number from 1 to 1000."),
        (#""layout": "wide""#, "meta.layout is \"wide\", but must be pretty, line or compact."),
        (#""again": {}"#, "meta.again is {}, but must be a list of objects with headers."),
        (#""again": [1]"#, "meta.again is 1, but must be an object."),
        (
            #""again": [{"A": {}}]"#,
            "meta.again.A is {}, but must be a text without control characters, or a list of such."
        ),
        (
            #""retries": 1"#,
            "there is no meta.retries. Known are statusCode, delay, times, version, tries, layout, again."
        ),
    ])
    func `what is wrong with that is told, too`(member: String, words: String) throws {
        #expect(try complaint("{\"body\": 1, \"meta\": {\(member)}}") == "The mock file FILE, line 1: \(words)")
    }

    @Test func `what is wrong is told by line and key`() throws {
        #expect(
            try complaint("{\n  \"body\": ,\n}")
                == "The mock file FILE is not JSON: line 2, column 11: “,” was not expected here. Correct it."
        )
        #expect(
            try complaint("[1]")
                == "The mock file FILE is [1], but must be an object with body, headers and meta."
        )
        #expect(
            try complaint("{\"body\": 1,\n \"heders\": {}}")
                == "The mock file FILE, line 2: there is no heders. Known are headers, body, bodyFile, meta."
        )
        #expect(
            try complaint("{\"body\": 1,\n \"meta\": {\"statusCode\": 42}}")
                == "The mock file FILE, line 2: meta.statusCode is 42, but must be a whole number from 200 to 599."
        )
        #expect(
            try complaint("{\"body\": 1, \"meta\": {\"delay\": \"2\"}}")
                == "The mock file FILE, line 1: meta.delay is \"2\", but must be a number from 0 to 3,600."
        )
        #expect(
            try complaint("{\"headers\": {\"X-A\": true}}")
                == "The mock file FILE, line 1: headers.X-A is true, but must be a text without control characters, or a list of such."
        )
        #expect(
            try complaint("{\"headers\": {\"X A\": \"1\"}}")
                == "The mock file FILE, line 1: headers has the key “X A”, but the name of a header is of letters, digits and signs like - and _ alone."
        )
    }
}
