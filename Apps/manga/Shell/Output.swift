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
            standard.write(try JSONText.encode(report) + "\n")
        } else {
            show(report.lines(width: width, in: language))
        }
    }

    func show(_ lines: [StyledLine]) {
        standard.print(lines)
    }

    /// What happens beside the commands: above the prompt where there is one, else on standard error.
    func notice(_ message: Message, _ style: TextStyle = .plain) {
        let line = StyledLine(message.text(in: language).neutralised, style)
        if let editor {
            editor.post(line)
        } else {
            errors.print(line)
        }
    }

    /// What of a folder cannot be read, on standard error: the first ten, each with its reason.
    func warn(of problems: [String]) {
        let heading = Message(ServerPhrase.problems, ["count": .count(problems.count)])
        var lines = [StyledLine(heading.text(in: language), .warning)]
        lines += problems.prefix(10).map { StyledLine("  " + $0.neutralised, .warning) }
        if problems.count > 10 { lines.append(StyledLine("  …", .warning)) }
        errors.print(lines)
    }

    /// The one place where errors become words.
    func complain(_ error: any Error) {
        let text = (error as? any Localizable)?.message.text(in: language) ?? "\(error)"
        errors.print(text.neutralisedLines.split(separator: "\n").map { StyledLine(String($0), .failure) })
    }
}
