import MangaLocalization
import MangaText

/// What the keys of a watched screen do.
struct WatchFooter {
    let canvas: Canvas

    /// The last line: a question, an answer, or as many keys as there is room for.
    func line(_ report: DownloadsWatchReport) -> StyledLine {
        switch report.footer {
        case .question(let message): question(message)
        case .answer(let message): Cell.text(message.text(in: canvas.language), .accent)
        case .keys, .help: keys(keys(of: report))
        }
    }

    /// What can be answered is never cut.
    private func question(_ message: Message) -> StyledLine {
        let answers = " " + canvas.words(WatchPhrase.yesOrNo)
        let room = max(1, canvas.width - answers.displayWidth)
        return Cell.text(message.text(in: canvas.language), .warning).clipped(to: room) + StyledLine(answers, .accent)
    }

    /// Every key in a line.
    var help: [StyledLine] {
        let rows: [(String, WatchPhrase)] = [
            ("↑ ↓", .helpMove), ("PgUp PgDn Home End", .helpPage), ("Tab", .helpTab), ("c", .helpCancel),
            ("r", .helpRetry), ("p", .helpPause), ("C R P", .helpAll), ("?", .helpHelp), ("q Esc ^C", .helpQuit),
        ]
        let columns = [Column(isKept: true), Column(isFlexible: true)]
        return Columns(columns, width: canvas.width).lines(
            rows: rows.map { [StyledLine($0.0, .accent), StyledLine(canvas.words($0.1))] }
        )
    }

    /// In the order in which they are given up last.
    private func keys(of report: DownloadsWatchReport) -> [(String, String)] {
        [("q", canvas.words(WatchPhrase.keyQuit)), ("?", canvas.words(WatchPhrase.keyHelp))]
            + actions(of: report).map { ($0.0, canvas.words($0.1)) } + [
                ("Tab", canvas.words(report.tab.next.title).lowercased())
            ]
    }

    private func actions(of report: DownloadsWatchReport) -> [(String, WatchPhrase)] {
        guard let cursor = report.cursor, report.rows.indices.contains(cursor) else { return [] }
        switch report.tab {
        case .active:
            return [("c", .keyCancel), ("p", report.rows[cursor].state == .paused ? .keyResume : .keyPause)]
        case .completed: return [("c", .keyClear)]
        case .failed: return [("r", .keyRetry), ("c", .keyClear)]
        }
    }

    private func keys(_ keys: [(key: String, word: String)]) -> StyledLine {
        var shown = keys.count
        while shown > 1, line(keys.prefix(shown)).width > canvas.width { shown -= 1 }
        return line(keys.prefix(shown))
    }

    private func line(_ keys: some Sequence<(key: String, word: String)>) -> StyledLine {
        keys.reduce(into: StyledLine()) { line, entry in
            if !line.spans.isEmpty { line += StyledLine("  ") }
            line += StyledLine(entry.key, .accent) + StyledLine(" " + entry.word, .dim)
        }
    }
}
