import Foundation
import MangaText
import TestSupport
import Testing

@testable import MangaTerminal

extension SignalTests {
    @Suite(.serialized, .timeLimit(.minutes(1)))
    struct LineEditorTests {
        private let terminal: PseudoTerminal
        private let editor: LineEditor

        init() throws {
            terminal = try PseudoTerminal()
            editor = LineEditor(program: "manga-tests", history: nil, device: terminal.device()) { request in
                let words =
                    request.words == ["open"]
                    ? ["Lantern Street", "Lantern Lane", "夜の灯り"] : ["open", "download", "downloads"]
                return words.map { CompletionCandidate(text: $0) }
            }
        }

        @Test func `a message arrives above a half-typed line and leaves it intact`() async throws {
            let result = try reading(prompt: "manga> ")
            terminal.type("download la")
            try terminal.waits(for: ["manga> download la"])

            editor.post("✓ 第7話 is here")
            try terminal.waits(for: ["✓ 第7話 is here", "manga> download la"])
            let cursor = [terminal.screen.row, terminal.screen.column]
            terminal.type("test\r")

            #expect(await result.value == .line("download latest"))
            #expect(cursor == [1, 18])
            try terminal.waits(for: ["✓ 第7話 is here", "manga> download latest"])
            #expect(terminal.isCooked)
        }

        @Test func `a message keeps the cursor in the middle of a wrapped line`() async throws {
            let text = "search 夜の灯り and forty more cells of text"
            let result = try reading(prompt: "manga> ")
            terminal.type(text + "\u{1B}[D\u{1B}[D")
            try terminal.waits(for: ["manga> search 夜の灯り and forty more ce", "lls of text"])

            editor.post("one")
            editor.post("two\nthree")
            try terminal.waits(for: ["one", "two", "three", "manga> search 夜の灯り and forty more ce", "lls of text"])
            terminal.type("\u{7F}X\r")

            #expect(await result.value == .line("search 夜の灯り and forty more cells of tXxt"))
        }

        @Test func `status lines stay above the prompt until they are taken away`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("ab")
            try terminal.waits(for: ["> ab"])

            editor.setStatus(["███░░ 3/5", "chapter 7"])
            try terminal.waits(for: ["███░░ 3/5", "chapter 7", "> ab"])
            editor.post("done")
            try terminal.waits(for: ["done", "███░░ 3/5", "chapter 7", "> ab"])
            editor.setStatus([])
            try terminal.waits(for: ["done", "> ab"])
            terminal.type("\r")

            #expect(await result.value == .line("ab"))
        }

        @Test func `hostile messages cannot move the cursor`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("ab")
            try terminal.waits(for: ["> ab"])

            editor.post("a\u{1B}[2Jb\u{9B}2Jc\u{202E}d\u{7}")
            try terminal.waits(for: ["a␛[2Jb\u{FFFD}2Jcd␇", "> ab"])
            terminal.type("\r")

            #expect(await result.value == .line("ab"))
            #expect(terminal.screen.strange == [])
        }

        @Test func `a control C gives up the line and keeps the shell`() async throws {
            let first = try reading(prompt: "> ")
            terminal.type("half")
            try terminal.waits(for: ["> half"])
            terminal.type("\u{3}")
            #expect(await first.value == .interrupted)

            let second = try reading(prompt: "> ")
            terminal.type("next\r")
            #expect(await second.value == .line("next"))
            try terminal.waits(for: ["> half^C", "> next"])
        }

        @Test func `a control D leaves on an empty line only`() async throws {
            let first = try reading(prompt: "> ")
            terminal.type("a\u{4}b\r")
            #expect(await first.value == .line("ab"))

            let second = try reading(prompt: "> ")
            terminal.type("\u{4}")
            #expect(await second.value == .end)
        }

        @Test func `the arrow keys bring back earlier lines once`() async throws {
            for line in ["one", "two", "one"] {
                let result = try reading(prompt: "> ")
                terminal.type(line + "\r")
                #expect(await result.value == .line(line))
            }

            let result = try reading(prompt: "> ")
            terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A\r")
            #expect(await result.value == .line("two"))
        }

        @Test func `a key for the next line leaves the newest alone`() async throws {
            let first = try reading(prompt: "> ")
            terminal.type("one\r")
            #expect(await first.value == .line("one"))

            let result = try reading(prompt: "> ")
            terminal.type("two\u{E}\u{10}\u{E}s\u{E}\r")
            #expect(await result.value == .line("twos"))
        }

        @Test(arguments: ["\u{1B}[C", "\u{1B}OC", "\u{6}", "\u{5}", "\u{1B}[F"])
        func `how a line went on stands dim behind the cursor, and a key takes it`(key: String) async throws {
            try await enter("open 2", "quit")
            let result = try reading(prompt: "> ")
            terminal.type("op")
            try terminal.wait { $0.screen.styled == ["> open 2", "> quit", "> op⟨en 2⟩"] && $0.screen.column == 4 }
            terminal.type(key)
            try terminal.wait { $0.screen.styled == ["> open 2", "> quit", "> open 2"] }
            terminal.type("\r")

            #expect(await result.value == .line("open 2"))
        }

        @Test(arguments: ["\u{1B}f", "\u{1B}[1;3C", "\u{1B}[1;5C"])
        func `a word of it can be taken, and what was not taken is not entered`(key: String) async throws {
            try await enter("open the moon")
            let result = try reading(prompt: "> ")
            terminal.type("ope" + key)
            try terminal.wait { $0.screen.styled == ["> open the moon", "> open⟨ the moon⟩"] }
            terminal.type(key + "\r")

            #expect(await result.value == .line("open the"))
            try terminal.wait { $0.screen.styled == ["> open the moon", "> open the"] }
        }

        @Test func `nothing is offered in a search, inside a line, for a question or without colours`() async throws {
            try await enter("open the moon")
            let first = try reading(prompt: "> ")
            terminal.type("open \u{1B}[D")
            try terminal.wait { $0.screen.styled.last == "> open" && $0.screen.column == 6 }
            terminal.type("\u{12}th")
            try terminal.wait { $0.screen.styled.suffix(2) == ["> open the moon", "bck:th"] }
            terminal.type("\u{7}\u{3}")
            #expect(await first.value == .interrupted)

            let second = try reading(prompt: "sure? ", remembers: false)
            terminal.type("o")
            try terminal.wait { $0.screen.styled.last == "sure? o" }
            terminal.type("\u{1B}[C\r")
            #expect(await second.value == .line("o"))
        }

        private func enter(_ lines: String...) async throws {
            for line in lines {
                let result = try reading(prompt: "> ")
                terminal.type(line + "\r")
                #expect(await result.value == .line(line))
            }
        }

        @Test func `an answer that is not remembered stays out of the history`() async throws {
            let first = try reading(prompt: "> ")
            terminal.type("kept\r")
            #expect(await first.value == .line("kept"))
            let second = try reading(prompt: "sure? ", remembers: false)
            terminal.type("yes\r")
            #expect(await second.value == .line("yes"))

            let third = try reading(prompt: "> ")
            terminal.type("\u{1B}[A\r")
            #expect(await third.value == .line("kept"))
        }

        @Test func `a line that must not be kept comes back by the arrow keys, and reaches no file`() async throws {
            let folder = try TemporaryFolder()
            let editor = LineEditor(
                program: "manga-tests",
                history: folder.at("history"),
                device: terminal.device(),
                keeps: { !$0.contains("moth") }
            )
            for line in ["plain", "key moth"] {
                async let result = editor.readLine(prompt: "> ")
                terminal.type(line + "\r")
                #expect(await result == .line(line))
            }

            async let result = editor.readLine(prompt: "> ")
            terminal.type("\u{1B}[A\r")
            #expect(await result == .line("key moth"))
            #expect(try String(contentsOfFile: folder.at("history"), encoding: .utf8) == "plain\n")
        }

        @Test func `a secret is neither drawn nor remembered`() async throws {
            let first = try reading(prompt: "> ")
            terminal.type("kept\r")
            #expect(await first.value == .line("kept"))
            let prompts = terminal.promptCount
            let secret = Task { [editor] in await editor.readSecret(prompt: "Password: ") }
            try terminal.wait { $0.promptCount > prompts && $0.screen.text.last == "Password:" }
            terminal.type("mothX\u{7F}\u{1B}[200~ball\u{1B}[201~\t")
            editor.post("news")
            try terminal.waits(for: ["> kept", "news", "Password:"])
            terminal.type("\r")
            #expect(await secret.value == .line("mothball"))

            let third = try reading(prompt: "> ")
            terminal.type("\u{1B}[A\r")
            #expect(await third.value == .line("kept"))
            #expect(!terminal.output.contains("moth"))
            #expect(!terminal.output.contains("ball"))
        }

        @Test func `neither does a dumb terminal show one`() async throws {
            let editor = LineEditor(program: "manga-tests", history: nil, device: terminal.device(type: "dumb"))
            let secret = Task { await editor.readSecret(prompt: "Password: ") }
            try terminal.waits(for: ["Password:"])
            terminal.type("mothball\n")
            #expect(await secret.value == .line("mothball"))
            let next = Task { await editor.readLine(prompt: "> ") }
            try terminal.wait { $0.output.contains("> ") }
            terminal.type("seen\n")
            #expect(await next.value == .line("seen"))
            try terminal.wait { $0.output.contains("seen") }
            #expect(!terminal.output.contains("mothball"))
        }

        @Test func `control R finds an earlier line`() async throws {
            for line in ["open lantern", "downloads"] {
                let result = try reading(prompt: "> ")
                terminal.type(line + "\r")
                #expect(await result.value == .line(line))
            }

            let result = try reading(prompt: "> ")
            terminal.type("\u{12}lan")
            try terminal.wait { $0.screen.text.suffix(2) == ["> open lantern", "bck:lan"] }
            terminal.type("\r")
            #expect(await result.value == .line("open lantern"))
        }

        @Test(arguments: ["\u{1B}[15~", "\u{1B}[24~", "\u{1B}[5~", "\u{1B}[2~", "\u{1B}[1;2D", "\u{1B}OP", "\u{1B}[Z"])
        func `a key that nobody has bound types nothing`(key: String) async throws {
            let result = try reading(prompt: "> ")
            terminal.type("ab" + key + "c\r")

            #expect(await result.value == .line("abc"))
        }

        @Test func `a search in a line that was emptied looks through all lines again`() async throws {
            try await enter("help quit", "health", "config")
            let result = try reading(prompt: "> ")
            terminal.type("\u{12}hea")
            try terminal.wait { $0.screen.text.suffix(2) == ["> health", "bck:hea"] }
            terminal.type("\u{1B}[A\u{1B}[B\u{1B}[B\u{15}\u{12}config")
            try terminal.wait { $0.screen.text.suffix(2) == ["> config", "bck:config"] }
            terminal.type("\r")

            #expect(await result.value == .line("config"))
        }

        @Test func `of a search that is broken off, what it had found stays on the screen`() async throws {
            try await enter("open lantern")
            let result = try reading(prompt: "> ")
            terminal.type("\u{12}lan")
            try terminal.wait { $0.screen.text.suffix(2) == ["> open lantern", "bck:lan"] }
            terminal.type("\u{3}")

            #expect(await result.value == .interrupted)
            try terminal.wait { $0.screen.text.last == "> open lantern^C" }
            #expect(!terminal.screen.text.contains { $0.contains("bck:") })
        }

        @Test func `a search has the labels that it was given`() async throws {
            let editor = LineEditor(
                program: "manga-tests",
                history: nil,
                device: terminal.device(),
                labels: { SearchLabels(earlier: "búsqueda: ") }
            )
            let first = try reading(prompt: "> ", by: editor)
            terminal.type("open lantern\r")
            #expect(await first.value == .line("open lantern"))

            let result = try reading(prompt: "> ", by: editor)
            terminal.type("\u{12}lan")
            try terminal.wait { $0.screen.text.suffix(2) == ["> open lantern", "búsqueda: lan"] }
            terminal.type("\r")
            #expect(await result.value == .line("open lantern"))
        }

        @Test func `a paste runs nothing, leaves control characters out, and makes a command of each line`()
            async throws
        {
            let result = try reading(prompt: "> ")
            terminal.type("\u{1B}[200~open\nLantern\u{1B}[31m\tStreet\n\u{1B}[201~!\r")
            #expect(await result.value == .line("open; Lantern[31m Street!"))
        }

        @Test func `the lines of a paste stay one answer where no command is asked for`() async throws {
            let result = try reading(prompt: "? ", remembers: false)
            terminal.type("\u{1B}[200~Lantern\r\nStreet\u{1B}[201~\r")
            #expect(await result.value == .line("Lantern Street"))
        }

        @Test func `a paste that is too long for a line is left out, and said`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("ab")
            let body = String(repeating: "x", count: 70_000)
            terminal.type("\u{1B}[200~\(body)\u{1B}[201~")
            try terminal.waits(for: ["70000 B > 65536 B", "> ab"])
            terminal.type("c\r")
            #expect(await result.value == .line("abc"))
        }

        @Test func `a second completion of the same words does not list them again`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("open lan\t")
            try terminal.waits(for: ["> open \"Lantern"])
            terminal.type("\t\t\t")
            try terminal.wait { $0.output.contains("\u{7}\u{7}") }
            try terminal.waits(for: ["Lantern Street  Lantern Lane", "> open \"Lantern"])
            terminal.type("\r")
            _ = await result.value
        }

        @Test func `completion inserts what is common, lists what is possible and quotes what has spaces`() async throws
        {
            let result = try reading(prompt: "> ")
            terminal.type("o\t")
            try terminal.waits(for: ["> open"])
            terminal.type("lan\t")
            try terminal.waits(for: ["> open \"Lantern"])
            terminal.type("\t")
            try terminal.waits(for: ["Lantern Street  Lantern Lane", "> open \"Lantern"])
            terminal.type("S\t\r")

            #expect(await result.value == .line("open \"Lantern Street\" "))
        }

        @Test func `control L clears the screen and keeps the line`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("text")
            editor.post("old")
            try terminal.waits(for: ["old", "> text"])
            terminal.type("\u{C}")
            try terminal.waits(for: ["> text"])
            terminal.type("\r")
            #expect(await result.value == .line("text"))
        }

        @Test func `a changed window is drawn anew`() async throws {
            let result = try reading(prompt: "> ")
            terminal.type("twelve cells")
            try terminal.waits(for: ["> twelve cells"])

            terminal.resize(columns: 6, rows: 10)
            kill(getpid(), SIGWINCH)
            try terminal.wait { terminal in
                terminal.screen.text == ["> twel", "ve cel", "ls"]
                    && terminal.output.hasSuffix("\u{1B}[2C\u{1B}[?25h\u{1B}[?2026l")
            }
            terminal.type("\r")
            #expect(await result.value == .line("twelve cells"))
        }

        @Test(arguments: [(SIGTERM, ReadResult.terminated), (SIGHUP, .hungUp)])
        func `a signal to terminate ends the line and gives the terminal back`(
            signal: Int32,
            end: ReadResult
        ) async throws {
            let result = try reading(prompt: "> ")
            terminal.type("half")
            try terminal.waits(for: ["> half"])
            SignalTests.deliver(signal)
            #expect(await result.value == end)
            #expect(terminal.isCooked)
        }

        @Test func `a dumb terminal gets a prompt and nothing else`() async throws {
            let editor = LineEditor(program: "manga-tests", history: nil, device: terminal.device(type: "dumb"))
            let result = Task { await editor.readLine(prompt: "> ") }
            try terminal.waits(for: [">"])
            terminal.type("plain\n")
            #expect(await result.value == .line("plain"))
            #expect(!terminal.output.contains("\u{1B}"))
        }

        @Test func `messages outside of editing are written at once`() throws {
            editor.post("hello")
            try terminal.waits(for: ["hello"])
        }

        @Test func `in vi mode ESC works at once, arrow keys work, and characters stay whole`() async throws {
            let folder = try TemporaryFolder()
            _ = try folder.file(".editrc", Data("manga-tests:bind -v\n".utf8))
            // libedit looks for the file itself.
            setenv("EDITRC", folder.at(".editrc"), 1)
            defer { unsetenv("EDITRC") }
            var device = terminal.device()
            device.readsUserSettings = true
            let editor = LineEditor(program: "manga-tests", history: nil, device: device)
            async let first = editor.readLine(prompt: "> ")
            try terminal.waits(for: [">"])
            terminal.type("one two")
            try terminal.waits(for: ["> one two"])
            terminal.type("\u{1B}")
            try terminal.wait { $0.screen.column == 8 }
            terminal.type("0x\u{1B}$x")
            try terminal.waits(for: ["> ne tw"])
            terminal.type("A\u{1B}[D\u{1B}[D!\u{1B}[F.\u{1B}[H>\r")
            #expect(await first == .line(">ne !tw."))

            async let second = editor.readLine(prompt: "> ")
            try terminal.wait { $0.promptCount == 2 && $0.screen.text.last == ">" }
            terminal.type("ab\u{1B}[A\u{1B}OB👍🏽\u{7F}c\r")
            #expect(await second == .line("abc"))
        }

        /// Starts to read a line and waits for its prompt: what is typed before that is echoed by the kernel.
        private func reading(
            prompt: String,
            remembers: Bool = true,
            by other: LineEditor? = nil
        ) throws -> Task<ReadResult, Never> {
            let editor = other ?? editor
            let prompts = terminal.promptCount
            let task = Task { await editor.readLine(prompt: prompt, remembers: remembers) }
            try terminal.wait { terminal in
                terminal.promptCount > prompts
                    && terminal.screen.text.last == prompt.trimmingCharacters(in: .whitespaces)
            }
            return task
        }
    }
}
