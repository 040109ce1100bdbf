import Foundation
import MangaLocalization
import MangaStorage
import MangaText

/// The lines of a screen while they are written: whatever is added is cut to the width.
struct Canvas {
    let width: Int
    let language: Language
    private var written: [StyledLine] = []

    init(width: Int, language: Language) {
        self.width = max(1, width)
        self.language = language
    }

    /// What was written, without blank lines at the end.
    var lines: [StyledLine] {
        let end = written.lastIndex { !$0.spans.isEmpty } ?? -1
        return Array(written[...end])
    }

    /// Whether there is no room for columns that one can do without.
    var isNarrow: Bool {
        width < 60
    }

    /// Whether there is room for what one can do without.
    var isWide: Bool {
        width >= 120
    }

    /// The cells of a progress bar.
    var barWidth: Int {
        width < 60 ? 6 : width < 120 ? 12 : 20
    }

    func count(_ count: Int) -> String { language.text(of: count) }

    func size(_ bytes: Int) -> String { ByteCount.text(bytes, in: language) }

    /// `30 Nov 2026`.
    func day(_ date: Date) -> String { language.day(of: date) }

    /// `1.2 MB/s`; nil where nothing moves.
    func speed(_ bytesPerSecond: Double) -> String? { Pace.text(bytesPerSecond, in: language) }

    func words(_ phrase: PresentationPhrase, _ arguments: KeyValuePairs<String, Argument> = [:]) -> String {
        Message(phrase, arguments).text(in: language)
    }

    func words(_ phrase: some Phrase, _ arguments: KeyValuePairs<String, Argument> = [:]) -> String {
        Message(phrase, arguments).text(in: language)
    }

    func text(_ message: Message) -> String { message.text(in: language) }

    /// A line that was written elsewhere, or the blank one that it is.
    mutating func addOrGap(_ line: StyledLine) {
        if line.spans.isEmpty { gap() } else { add(line) }
    }

    mutating func add(_ line: StyledLine) {
        written.append(line.clipped(to: width))
    }

    /// A blank line, unless there is one already or nothing is above it.
    mutating func gap() {
        if written.last?.spans.isEmpty == false { written.append(StyledLine()) }
    }

    /// Text from anywhere as one paragraph of at most `limit` lines; an empty text adds none.
    mutating func paragraph(_ text: String, _ style: TextStyle = .plain, limit: Int = 20) {
        addWrapped(text.neutralised, style, limit: limit)
    }

    /// Text from anywhere that keeps its own line breaks; lines are at most 100 cells, for the eye's sake.
    mutating func prose(_ text: String, limit: Int = 200) {
        let paragraphs = text.neutralisedLines.split(separator: "\n", omittingEmptySubsequences: false)
        for paragraph in paragraphs.prefix(limit) {
            if paragraph.allSatisfy(\.isWhitespace) { gap() }
            addWrapped(String(paragraph), .plain, limit: limit, width: min(width, 100))
        }
    }

    private mutating func addWrapped(_ text: String, _ style: TextStyle, limit: Int, width: Int? = nil) {
        guard !text.allSatisfy(\.isWhitespace) else { return }
        let wrapped = text.wrapped(to: width ?? self.width)
        for line in wrapped.prefix(limit) { add(StyledLine(line, style)) }
        if wrapped.count > limit { add(StyledLine("…", style)) }
    }

    /// A sentence that something went wrong.
    mutating func failure(_ message: Message?) {
        guard let message else { return }
        gap()
        paragraph(message.text(in: language), .warning)
    }

    /// A table of cells that are neutralised already; columns in which every cell is empty are left out.
    ///
    /// The note of a row, text from anywhere, stands below it, whole; an empty one takes no line.
    mutating func table(
        _ columns: [Column],
        rows: [[StyledLine]],
        notes: [String] = [],
        _ style: TextStyle = .failure
    ) {
        let used = columns.indices.filter { place in rows.contains { !$0[place].spans.isEmpty } }
        let table = Columns(used.map { columns[$0] }, width: width)
        let lines = table.lines(rows: rows.map { row in used.map { row[$0] } })
        // Behind the titles, where there are any.
        let first = lines.count - rows.count
        for (place, line) in lines.enumerated() {
            // No wider than the canvas already.
            written.append(line)
            if notes.indices.contains(place - first) { note(notes[place - first], style) }
        }
    }

    /// Text from anywhere below a row, indented; an empty one takes no line.
    mutating func note(_ text: String, _ style: TextStyle = .failure) {
        let indent = width < 12 ? "" : "   "
        guard !text.allSatisfy(\.isWhitespace) else { return }
        for line in text.neutralised.wrapped(to: width - indent.count).prefix(20) {
            add(StyledLine(indent + line, style))
        }
    }

    /// Names in front, values behind; values that do not fit are wrapped below themselves.
    mutating func facts(_ facts: [(name: some Phrase, value: String)]) {
        let names = facts.map { words($0.name) }
        let indent = min(width / 2, (names.map(\.displayWidth).max() ?? 0) + 2)
        for (name, fact) in zip(names, facts) {
            for (place, part) in fact.value.neutralised.wrapped(to: max(1, width - indent)).enumerated() {
                add(StyledLine((place == 0 ? name : "").padded(to: indent), .dim) + StyledLine(part))
            }
        }
    }
}
