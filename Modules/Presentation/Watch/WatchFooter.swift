import MangaLocalization
import MangaText

/// What the keys of a watched screen do.
struct WatchFooter {
    let canvas: Canvas

    /// The last lines, at least one and at most `limit`: a question, an answer, or as many keys as a line has room for.
    func lines(_ report: DownloadsWatchReport, limit: Int) -> [StyledLine] {
        switch report.footer {
        case .question(let message): question(message, limit: max(1, limit))
        case .answer(let message): wrapped(message, limit: max(1, limit)).map { StyledLine($0, .accent) }
        case .keys, .help: [keys(keys(of: report))]
        }
    }

    /// How it can be answered is never cut.
    private func question(_ message: Message, limit: Int) -> [StyledLine] {
        let answers = " " + canvas.words(WatchPhrase.yesOrNo)
        let room = max(1, canvas.width - answers.displayWidth)
        var lines = wrapped(message, limit: limit)
        let last = lines.removeLast()
        if last.displayWidth > room, lines.count + 1 < limit {
            return (lines + [last]).map { StyledLine($0, .warning) } + [
                StyledLine(canvas.words(WatchPhrase.yesOrNo), .accent)
            ]
        }
        return lines.map { StyledLine($0, .warning) }
            + [StyledLine(last, .warning).clipped(to: room) + StyledLine(answers, .accent)]
    }

    private func wrapped(_ message: Message, limit: Int) -> [String] {
        let lines = message.text(in: canvas.language).neutralised.wrapped(to: canvas.width)
        guard lines.count > limit else { return lines.isEmpty ? [""] : lines }
        return lines.prefix(limit - 1) + [lines[(limit - 1)...].joined(separator: " ").clipped(to: canvas.width)]
    }

    /// Every key, with what it does wrapped beside it.
    var help: [StyledLine] {
        let rows: [(String, WatchPhrase)] = [
            ("↑ ↓", .helpMove), ("PgUp PgDn Home End", .helpPage), ("Tab", .helpTab), ("c", .helpCancel),
            ("r", .helpRetry), ("p", .helpPause), ("C R P", .helpAll), ("X", .helpStorage), ("?", .helpHelp),
            ("q Esc ^C", .helpQuit),
        ]
        let indent = min(canvas.width / 2, (rows.map { $0.0.displayWidth }.max() ?? 0) + 2)
        return rows.flatMap { keys, phrase in
            canvas.words(phrase).wrapped(to: max(1, canvas.width - indent)).enumerated().map { place, words in
                StyledLine((place == 0 ? keys : "").padded(to: indent), .accent) + StyledLine(words)
            }
        }
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
