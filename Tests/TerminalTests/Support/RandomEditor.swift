import Foundation
import MangaText
import TestSupport

@testable import MangaTerminal

/// A person who does anything at all, with a reference that does the same.
final class RandomEditor {
    /// The screen is not what the reference says.
    struct Difference: Error, CustomStringConvertible {
        let seed: UInt64
        let step: Int
        let actions: [String]
        let expected: String
        let seen: String

        var description: String {
            "seed \(seed), step \(step), after \(actions.suffix(12).joined(separator: ", ")):\n"
                + "expected:\n\(expected)\nseen:\n\(seen)"
        }
    }

    private static let units = [
        "a", "b", "open ", "moon", " ", "é", "e\u{301}", "q\u{323}\u{307}", "日", "本語", "漫画", "ｶ", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇯🇵",
        "❤️",
        "\u{1100}\u{1161}\u{11A8}", "한", "שלום", "ع", "😀",
    ]

    private let seed: UInt64
    private var random: SplitMix
    private let terminal: PseudoTerminal
    private let editor: LineEditor
    private var line = ReferenceLine()
    private var screen: ReferenceScreen
    private var reading: Task<ReadResult, Never>
    private var actions: [String] = []
    private var posts = 0
    private var typed: [String] = []

    init(seed: UInt64) throws {
        (self.seed, random) = (seed, SplitMix(state: seed))
        terminal = try PseudoTerminal(columns: 30, rows: 8)
        let editor = LineEditor(program: "manga-tests", history: nil, device: terminal.device())
        self.editor = editor
        screen = ReferenceScreen(columns: 30, height: 8, prompt: "夜> ")
        reading = Task { await editor.readLine(prompt: "夜> ") }
        try terminal.wait { $0.screen.text == ["夜>"] }
    }

    /// Does something, `count` times, and throws at the first difference.
    func edit(steps count: Int) async throws {
        for step in 1...count {
            for _ in 0..<pick([1, 1, 3]) { try await act() }
            try compare(step)
        }
        terminal.type("\u{3}")
        _ = await reading.value
    }

    private func act() async throws {
        switch random.next() % 100 {
        case 0..<38: insert(pick(Self.units))
        case 38..<45: key("left", pick(["\u{1B}[D", "\u{2}", "\u{1B}OD"])) { $0.left() }
        case 45..<51: key("right", pick(["\u{1B}[C", "\u{6}", "\u{1B}OC"])) { $0.right() }
        case 51..<53: key("home", pick(["\u{1}", "\u{1B}[H", "\u{1B}[1~"])) { $0.home() }
        case 53..<56: key("end", pick(["\u{5}", "\u{1B}[F", "\u{1B}[4~"])) { $0.end() }
        case 56..<65: key("backspace", "\u{7F}") { $0.backspace() }
        case 65..<69: if line.cursor < line.text.count { key("delete", pick(["\u{4}", "\u{1B}[3~"])) { $0.delete() } }
        case 69..<71: key("cut to end", "\u{B}") { $0.cutToEnd() }
        case 71..<72: key("cut all", "\u{15}") { $0.cutAll() }
        case 72..<75: if line.text.count < 120 { key("put back", "\u{19}") { $0.putBack() } }
        case 75..<79: key("earlier", pick(["\u{10}", "\u{1B}[A"])) { $0.earlier() }
        case 79..<82: key("later", pick(["\u{E}", "\u{1B}[B"])) { $0.later() }
        case 82..<86: paste()
        case 86..<90: try post()
        case 90..<94: try changeStatus()
        case 94..<96: try await finish(isEntered: true)
        case 96..<97: try await finish(isEntered: false)
        case 97..<98: clear()
        default: try resize()
        }
    }

    private func insert(_ text: String) {
        guard line.text.count < 150 else { return cut() }
        key("“\(text)”", text) { $0.insert(text) }
    }

    private func cut() { key("cut all", "\u{15}") { $0.cutAll() } }

    private func key(_ name: String, _ bytes: String, _ change: (inout ReferenceLine) -> Void) {
        actions.append(name)
        typed.append(bytes)
        change(&line)
    }

    private func paste() {
        let words = (0..<3).map { _ in pick(["moon", "日本", "e\u{301}", "\n", "한", "; quit"]) }.joined()
        actions.append("paste \(words.debugDescription)")
        typed.append("\u{1B}[200~" + words + "\u{1B}[201~")
        line.insert(words.split(separator: "\n").joined(separator: "; "))
    }

    /// What was typed is on the screen first: which of two came earlier is open otherwise.
    private func post() throws {
        try compare(0)
        posts += 1
        actions.append("post \(posts)")
        editor.post("·\(posts) é漫")
        _ = screen.show(line)
        screen.above.append("·\(posts) é漫")
        try compare(0)
    }

    private func changeStatus() throws {
        try compare(0)
        let lines = (0..<(random.next() % 4)).map { "%\($0) \(random.next() % 1000) 画" }
        actions.append("status \(lines.count)")
        editor.setStatus(lines)
        screen.status = lines
    }

    private func finish(isEntered: Bool) async throws {
        try compare(0)
        actions.append(isEntered ? "enter" : "give up")
        let text = String(line.text)
        terminal.type(isEntered ? "\r" : "\u{3}")
        let result = await reading.value
        if result != (isEntered ? .line(text) : .interrupted) { throw difference(0, expected: text, seen: "\(result)") }
        screen.finish(line, suffix: isEntered ? "" : "^C")
        line.finish(isEntered: isEntered)
        let prompts = terminal.promptCount
        reading = Task { [editor] in await editor.readLine(prompt: "夜> ") }
        try terminal.wait { $0.promptCount > prompts }
        try compare(0)
    }

    private func clear() {
        actions.append("clear")
        typed.append("\u{C}")
        screen.above = []
    }

    /// What terminals do with rows above the block is theirs: here they are short, so that each stays one row.
    ///
    /// The letter shows that everything before it has been drawn.
    private func resize() throws {
        if screen.above.contains(where: { !$0.hasPrefix("·") }) { clear() }
        key("“x”", "x") { $0.insert("x") }
        try compare(0)
        (screen.columns, screen.height) = (14 + Int(random.next() % 30), 4 + Int(random.next() % 8))
        actions.append("resize to \(screen.columns) × \(screen.height)")
        terminal.resize(columns: screen.columns, rows: screen.height)
        screen.above = terminal.screen.text.filter { $0.hasPrefix("·") }
        kill(getpid(), SIGWINCH)
        try compare(0)
    }

    /// Waits until the screen shows what the reference says.
    ///
    /// When several keys came at once, it is open what was drawn in between and scrolled rows away.
    private func compare(_ step: Int) throws {
        terminal.type(typed.joined())
        let isBurst = typed.count > 1
        typed = []
        let expected = screen.show(line)
        do {
            var gone = 0
            try terminal.wait { terminal in
                let seen = terminal.screen
                gone = isBurst ? max(0, expected.row - seen.row) : 0
                return seen.styled == Self.trimmed(Array(expected.rows.dropFirst(gone)))
                    && (seen.row, seen.column) == (expected.row - gone, expected.column)
            }
            screen.above.removeFirst(min(gone, screen.above.count))
        } catch {
            throw difference(
                step,
                expected: Self.picture(expected.rows, expected.row, expected.column),
                seen: Self.picture(terminal.screen.styled, terminal.screen.row, terminal.screen.column)
            )
        }
    }

    private func difference(_ step: Int, expected: String, seen: String) -> Difference {
        Difference(seed: seed, step: step, actions: actions, expected: expected, seen: seen)
    }

    private static func trimmed(_ rows: [String]) -> [String] {
        Array(rows[..<((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    private static func picture(_ rows: [String], _ row: Int, _ column: Int) -> String {
        rows.map { "|\($0)" }.joined(separator: "\n") + "\ncursor \(row), \(column)"
    }

    private func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int(random.next() % UInt64(choices.count))]
    }
}
