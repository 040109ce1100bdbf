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
        var errors: TerminalOutput
        var language: Language
    }

    private let state: Mutex<State>

    init(errors: TerminalOutput, language: Language) {
        state = Mutex(State(errors: errors, language: language))
    }

    /// Writes as `output` does from now on.
    @MainActor
    func follow(_ output: Output) {
        state.withLock { ($0.errors, $0.language) = (output.errors, output.language) }
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
        let state = state.withLock { $0 }
        let (file, language) = (state.file, state.language)
        file?.log(line)
        switch line.content {
        case .warning(let message): show(message.text(in: language), .warning, state)
        case .entry: if file == nil { show(line.text(in: language), .dim, state) }
        }
    }

    private func show(_ text: String, _ style: TextStyle, _ state: State) {
        let line = StyledLine(text.neutralised, style)
        let errors = state.errors
        if let editor = state.editor, errors.isTerminal { return editor.post(line) }
        // Over a line that shows how far something is.
        errors.write((errors.colour ? "\r\u{1B}[K" : "") + errors.render(line) + "\n")
    }
}
