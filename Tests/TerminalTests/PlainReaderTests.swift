import Foundation
import MangaTerminal
import TestSupport
import Testing

struct PlainReaderTests {
    @Test(
        arguments: [
            ("", [.end, .end]),
            ("one\ntwo", [.line("one"), .line("two"), .end]),
            ("one\r\n\ntwo\n", [.line("one"), .line(""), .line("two"), .end]),
            ("日本\u{1B}", [.line("日本\u{1B}"), .end]),
        ] as [(String, [ReadResult])]
    )
    func `a script is read line by line`(script: String, results: [ReadResult]) async throws {
        #expect(try await read(Data(script.utf8), count: results.count) == results)
    }

    @Test func `bytes that are no text become replacement characters`() async throws {
        #expect(
            try await read(Data([0x61, 0xFF, 0x62, 0x0A, 0xE6]), count: 2) == [.line("a\u{FFFD}b"), .line("\u{FFFD}")]
        )
    }

    @Test func `a line without end is cut and the next one is whole`() async throws {
        let script = Data(repeating: 0x61, count: 3_000_000) + Data("\nnext\n".utf8)

        let results = try await read(script, count: 3)

        #expect(results == [.line(String(repeating: "a", count: 1_048_576)), .line("next"), .end])
    }

    /// Reads from a file, as `manga < script` does.
    private func read(_ script: Data, count: Int) async throws -> [ReadResult] {
        let folder = try TemporaryFolder()
        let input = try FileHandle(forReadingFrom: folder.file("script", script))
        let device = TerminalDevice(input: input.fileDescriptor, output: 1, type: "xterm")
        let editor = LineEditor(program: "manga-tests", history: nil, device: device)
        var results: [ReadResult] = []
        for _ in 0..<count { results.append(await editor.readLine(prompt: "never shown> ")) }
        try input.close()
        return results
    }
}
