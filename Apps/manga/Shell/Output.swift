import MangaLocalization
import MangaPresentation
import MangaTerminal
import MangaText

/// Where a command's answers go: reports to standard output, everything else to standard error.
@MainActor
struct Output {
    let standard: TerminalOutput
    let errors: TerminalOutput
    let language: Language
    /// Prints above the prompt while a line is being edited; nil outside the interactive shell.
    var editor: LineEditor?

    var width: Int { standard.width }

    func show(_ report: some Report, asJSON: Bool) throws {
        if asJSON {
            try deliver(try JSONText.encode(report) + "\n")
        } else {
            try show(report.lines(width: width, in: language))
        }
    }

    func show(_ lines: [StyledLine]) throws {
        try deliver(lines.map { standard.render($0) + "\n" }.joined())
    }

    private func deliver(_ text: String) throws {
        do throws(WriteError) {
            try standard.deliver(text)
        } catch {
            throw ShellError.notWritten(errno: error.errno)
        }
    }

    /// What happens beside the commands: above the prompt where there is one, else on standard error.
    func notice(_ message: Message, _ style: TextStyle = .plain) {
        for text in wrapped(message.text(in: language).neutralised) {
            if let editor {
                editor.post(StyledLine(text, style))
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

    /// The one place where errors become words.
    func complain(_ error: any Error) {
        let text = Message(saying: error).text(in: language)
        let lines = text.neutralisedLines.split(separator: "\n").map(String.init)
        errors.print(lines.flatMap(wrapped).map { StyledLine($0, .failure) })
    }
}
