import Foundation
import MangaText
import Testing

@testable import MangaTerminal

struct TerminalOutputTests {
    private let line: StyledLine = "Chapter \(7, .accent) \("✓", .success)\u{1B}[2J"

    @Test func `colour becomes escape sequences and hostile text does not`() {
        let output = TerminalOutput(descriptor: 1, isTerminal: true, colour: true)

        #expect(output.render(line) == "Chapter \u{1B}[36m7\u{1B}[0m \u{1B}[32m✓\u{1B}[0m␛[2J")
    }

    @Test func `without colour only text is written`() {
        let output = TerminalOutput(descriptor: 1, isTerminal: false, colour: false)

        #expect(output.render(line) == "Chapter 7 ✓␛[2J")
    }

    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "dumb"], false), (["TERM": ""], false), ([:], false),
    ])
    func `the environment decides about colour`(environment: [String: String], colour: Bool) {
        #expect(TerminalOutput.allowsColour(in: environment) == colour)
    }

    @Test func `a pipe is no terminal, has a sane size and takes whole lines`() throws {
        let pipe = Pipe()
        let output = TerminalOutput(
            descriptor: pipe.fileHandleForWriting.fileDescriptor,
            environment: ["TERM": "xterm"]
        )

        let isWritten = output.print(["one", line])
        try pipe.fileHandleForWriting.close()

        #expect([output.isTerminal, output.colour, isWritten] == [false, false, true])
        #expect((output.width, output.height) == (80, 24))
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("one\nChapter 7 ✓␛[2J\n".utf8))
    }

    @Test(arguments: [("132", 132), ("0", 80), ("wide", 80), ("-5", 80), ("99999999999999999999", 80)])
    func `without a terminal COLUMNS tells the width, where it is one`(columns: String, width: Int) {
        let pipe = Pipe()
        let output = TerminalOutput(
            descriptor: pipe.fileHandleForWriting.fileDescriptor,
            environment: ["COLUMNS": columns]
        )

        #expect(output.width == width)
        #expect(output.coloured(true).width == width)
    }

    @Test func `a window tells its size`() throws {
        let terminal = try PseudoTerminal(columns: 33, rows: 7)
        let output = TerminalOutput(
            descriptor: terminal.device().output,
            environment: ["TERM": "xterm", "COLUMNS": "99"]
        )

        #expect((output.width, output.height) == (33, 7))
        #expect(output.isTerminal && output.colour)
    }

    @Test func `a reader that is gone is no error`() throws {
        BrokenPipe.ignoreSignal()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let output = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, environment: [:])

        #expect(!output.print("nobody reads this"))
    }
}
