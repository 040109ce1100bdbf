import Foundation
import MangaText
import TestSupport
import Testing

@testable import MangaTerminal

extension SignalTests {
    /// A whole screen in a pseudo-terminal.
    @Suite(.serialized, .timeLimit(.minutes(1)))
    struct FullScreenTests {
        private let terminal: PseudoTerminal

        init() throws {
            terminal = try PseudoTerminal(columns: 20, rows: 4)
        }

        @Test func `keys come one by one, and the terminal is left as it was found`() async throws {
            let before = terminal.modes
            terminal.write("$ manga\r\n")
            let screen = try #require(FullScreen(on: terminal.device()))
            #expect(await screen.open())
            screen.show(["one", StyledLine("two", .dim)])

            terminal.type(
                "\u{1B}[A\u{1B}OBq\u{1B}[5~\u{1B}[6~\t\u{1B}[Z\r\u{3}é\u{1B}[99~\u{1B}[200~no\u{1B}[201~\u{1B}"
            )
            var keys: [ScreenKey] = []
            while keys.last != .escape {
                guard case .key(let key) = await screen.next() else { break }
                keys.append(key)
            }
            let wait = Task { await screen.next() }
            try terminal.wait { $0.screen.styled == ["one", "⟨two⟩"] && $0.screen.isAlternate }
            #expect(!terminal.screen.hasCursor)
            screen.stop()
            #expect(await wait.value == .ended)
            await screen.close()
            try terminal.wait { !$0.screen.isAlternate }

            #expect(
                keys == [
                    .up, .down, .character("q"), .pageUp, .pageDown, .tab, .backTab, .enter, .interrupt,
                    .character("é"), .escape,
                ]
            )
            #expect(terminal.screen.text == ["$ manga"])
            #expect((terminal.screen.row, terminal.screen.column) == (1, 0))
            #expect(terminal.screen.hasCursor)
            #expect(terminal.modes == before)
        }

        @Test func `only what differs is drawn, and nothing where nothing does`() async throws {
            var painter = FramePainter(colour: false)
            let size = ScreenSize(columns: 8, rows: 3)

            #expect(
                painter.draw(["a", "b", "too wide a line", "below"], on: size)
                    == "\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1Ha\u{1B}[K\u{1B}[2;1Hb\u{1B}[K\u{1B}[3;1Htoo wi…\u{1B}[K\u{1B}[?2026l"
            )
            #expect(painter.draw(["a", "b", "too wide a line"], on: size) == "")
            #expect(
                painter.draw(["a", "c"], on: size)
                    == "\u{1B}[?2026h\u{1B}[2;1Hc\u{1B}[K\u{1B}[3;1H\u{1B}[K\u{1B}[?2026l"
            )
            painter.forget()
            #expect(painter.draw([], on: size) == "\u{1B}[?2026h\u{1B}[2J\u{1B}[?2026l")
        }

        @Test(arguments: [
            (SIGTERM, ScreenEvent.terminated), (SIGHUP, .hungUp), (SIGINT, .key(.interrupt)),
            (SIGWINCH, .resized), (SIGCONT, .resized),
        ])
        func `a signal is an event`(signal: Int32, event: ScreenEvent) async throws {
            let screen = try #require(FullScreen(on: terminal.device()))
            #expect(await screen.open())

            SignalTests.deliver(signal)

            #expect(await screen.next() == event)
            await screen.close()
            try terminal.wait { !$0.screen.isAlternate && $0.output.hasSuffix("\u{1B}[?1049l") }
            #expect(terminal.isCooked)
        }

        @Test func `a window that changes is drawn anew`() async throws {
            let screen = try #require(FullScreen(on: terminal.device()))
            #expect(await screen.open())
            let first = Task { await screen.next() }
            screen.show(["a line of this width"])
            try terminal.waits(for: ["a line of this wid…"])

            terminal.resize(columns: 10, rows: 2)
            #expect(screen.size == ScreenSize(columns: 9, rows: 2))
            SignalTests.deliver(SIGWINCH)
            #expect(await first.value == .resized)
            let second = Task { await screen.next() }
            try terminal.waits(for: ["a line o…"])
            screen.stop()

            #expect(await second.value == .ended)
            await screen.close()
        }

        @Test func `where there is no terminal that can be drawn on, there is no screen`() throws {
            #expect(FullScreen(on: terminal.device(type: "dumb")) == nil)
            let null = open("/dev/null", O_RDWR)
            defer { close(null) }
            #expect(FullScreen(on: TerminalDevice(input: null, output: null, type: "xterm")) == nil)
        }

        @Test func `a terminal that hangs up ends it`() async throws {
            var pair: TerminalPair? = try TerminalPair()
            let slave = dup(try #require(pair).slave)
            let screen = try #require(FullScreen(on: TerminalDevice(input: slave, output: slave, type: "xterm")))
            #expect(await screen.open())

            pair = nil

            #expect(await screen.next() == .ended)
            await screen.close()
            close(slave)
        }
    }
}
