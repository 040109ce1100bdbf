import MangaArchives
import MangaLocalization
import MangaServer
import Testing

struct ServeTests {
    @Test func `reads a command line`() throws {
        let words = ["--port", "8080", "Comics", "--listen=::1", "--token", "x", "--writable"]
        let expected = ServeArguments(
            folder: "Comics",
            options: ServerOptions(address: "::1", port: 8080, token: "x"),
            isWritable: true
        )

        #expect(try ServeArguments(words) == expected)
        #expect(try ServeArguments(["--", "--odd"]) == ServeArguments(folder: "--odd"))
    }

    @Test(arguments: [
        ([], ServeUsageError.oneFolder), (["a", "b"], .oneFolder), (["a", "--port"], .missingValue("--port")),
        (["a", "--token="], .missingValue("--token")), (["a", "--port", "70000"], .badPort("70000")),
        (["a", "--port=-1"], .badPort("-1")), (["a", "--prot"], .unknownOption("--prot")),
        (["a", "--writable=yes"], .unknownOption("--writable=yes")),
    ])
    func `says what is wrong with a command line`(words: [String], error: ServeUsageError) {
        #expect(throws: error) { try ServeArguments(words) }
    }

    @Test func `serves a folder and says what`() async throws {
        let comics = try ComicFixture()
        let server = try FolderServer(ServeArguments(folder: comics.path))

        let report = try await server.start()
        let answer = try await Wire(address: report.address).get("/api/v1/manga/moon")
        await server.stop()

        #expect(answer.status == 200)
        #expect(report.mangas == 1)
        #expect(report.chapters == 6)
        #expect(report.problems.count == 1)
        #expect(
            report.lines.map { $0.text(in: .english) } == [
                "Serving 1 manga with 6 chapters from \(comics.path) at \(report.address.url)",
                "1 thing in the folder cannot be read:",
            ]
        )
    }

    @Test func `says that a folder is missing`() {
        #expect(throws: ComicFolderError.missing(path: "/nowhere/at/all")) {
            try FolderServer(ServeArguments(folder: "/nowhere/at/all"))
        }
    }
}
