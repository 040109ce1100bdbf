import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaTerminal
import MangaText

/// Where a command's answers go: reports to standard output, everything else to standard error.
@MainActor
struct Output {
    var standard: TerminalOutput
    var errors: TerminalOutput
    var language: Language
    /// How errors are told where the command does not say it: as JSON, or in words.
    var format = Format.text
    /// Whether what only informs, and how far something is, goes unsaid; errors, warnings and answers do not.
    var isQuiet = false
    /// Keeps notices back while the whole screen is somebody else's.
    var held: HeldNotices?
    /// Prints above the prompt while a line is being edited; nil outside the interactive shell.
    var editor: LineEditor?

    var width: Int { standard.width }

    /// Speaks and colours as `shell` says from now on.
    mutating func follow(_ shell: ShellSettings, _ variables: [String: String]) {
        language = shell.language
        standard = TerminalOutput(descriptor: standard.descriptor, environment: variables)
        errors = TerminalOutput(descriptor: errors.descriptor, environment: variables)
        guard shell.colour != .auto else { return }
        standard = standard.coloured(shell.colour == .always)
        errors = errors.coloured(shell.colour == .always)
    }

    /// `line` as an editor may show it.
    func shown(_ line: StyledLine) -> StyledLine {
        standard.colour ? line : StyledLine(line.plain)
    }

    func show(_ report: some Report, as format: Format) throws {
        switch format {
        case .text: try show(report.lines(width: width, in: language))
        case .json: try deliver(try JSONText.encode(report) + "\n")
        case .plain:
            let rows = try report.table.rows(of: report)
            try deliver(rows.map { $0.joined(separator: "\t") + "\n" }.joined())
        }
    }

    func show(_ lines: [StyledLine]) throws {
        try deliver(lines.map { standard.render($0) + "\n" }.joined())
    }

    /// Throws `ClosedOutput` where nobody reads any more.
    private func deliver(_ text: String) throws {
        let isRead: Bool
        do throws(WriteError) {
            isRead = try standard.deliver(text)
        } catch {
            throw ShellError.notWritten(errno: error.errno)
        }
        guard isRead else { throw ClosedOutput() }
    }

    /// What happens beside the commands: above the prompt where there is one, else on standard error.
    func notice(_ message: Message, _ style: TextStyle = .plain) {
        if isQuiet, style != .warning, style != .failure { return }
        if let held { return held.add(message, style) }
        for text in wrapped(message.text(in: language).neutralised) {
            if let editor {
                editor.post(shown(StyledLine(text, style)))
            } else {
                errors.print(StyledLine(text, style))
            }
        }
    }

    /// Cut by words for a person's terminal; whole for a file.
    private func wrapped(_ text: String) -> [String] {
        errors.isTerminal ? text.wrapped(to: errors.width) : [text]
    }

    /// What of a folder cannot be read, on standard error: the first ten, each with its reason.
    func warn(of problems: [String]) {
        let heading = Message(ServerPhrase.problems, ["count": .count(problems.count)])
        var lines = [StyledLine(heading.text(in: language), .warning)]
        lines += problems.prefix(10).map { StyledLine("  " + $0.neutralised, .warning) }
        if problems.count > 10 {
            let more = Message(ShellPhrase.moreProblems, ["count": .count(problems.count - 10)])
            lines.append(StyledLine("  " + more.text(in: language), .warning))
        }
        errors.print(lines)
    }

    /// The one place where errors become words; for `--json` one line of JSON.
    func complain(_ error: any Error, at place: ScriptPlace? = nil, as format: Format? = nil) {
        let problem = Message(saying: error)
        // What cannot be encoded is told in words.
        if format ?? self.format == .json, let text = try? JSONText.encode(Complaint(problem, at: place)) {
            errors.write(text + "\n")
            return
        }
        let text = (place?.saying(problem) ?? problem).text(in: language)
        let lines = text.neutralisedLines.split(separator: "\n").map(String.init)
        errors.print(lines.flatMap(wrapped).map { StyledLine($0, .failure) })
    }
}
