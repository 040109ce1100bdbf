import MangaLocalization
import MangaNetworking
import MangaTerminal
import MangaText
import Synchronization

/// Where the shell's log of requests goes: standard error, above the prompt where there is one, or a file.
///
/// Warnings are for the person who sits there, whatever the target.
final class RequestOutput: RequestLogger {
    private struct State {
        var editor: LineEditor?
        var file: FileLogger?
    }

    private let errors: TerminalOutput
    private let language: Language
    private let state = Mutex(State())

    init(errors: TerminalOutput, language: Language) {
        self.errors = errors
        self.language = language
    }

    /// The path of the file that is written to; nil for standard error.
    var path: String? { state.withLock { $0.file?.path } }

    /// Has the prompt that lines must not run through.
    func set(_ editor: LineEditor?) {
        state.withLock { $0.editor = editor }
    }

    func write(to file: FileLogger?) {
        state.withLock { $0.file = file }
    }

    func log(_ line: RequestLogLine) {
        let (editor, file) = state.withLock { ($0.editor, $0.file) }
        file?.log(line)
        switch line.content {
        case .warning(let message): show(message.text(in: language), .warning, editor)
        case .entry: if file == nil { show(line.text(in: language), .dim, editor) }
        }
    }

    private func show(_ text: String, _ style: TextStyle, _ editor: LineEditor?) {
        let line = StyledLine(text.neutralised, style)
        if let editor, errors.isTerminal { return editor.post(line) }
        // Over a line that shows how far something is.
        errors.write((errors.colour ? "\r\u{1B}[K" : "") + errors.render(line) + "\n")
    }
}
