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
        /// When each server was last said to be away, by what does not change in the sentence.
        var told: [String: ContinuousClock.Instant] = [:]
        /// What is shown later, while the whole screen is somebody else's; nil at any other time.
        var held: [StyledLine]?
    }

    /// Lines that are kept back; of more, the last ones.
    private static let limit = 200
    /// That a server is away is said once for the requests of a command.
    private static let pause = Duration.seconds(5)

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

    /// Keeps lines for a terminal back until `release()`.
    func hold() {
        state.withLock { if $0.errors.isTerminal { $0.held = [] } }
    }

    /// Shows what was kept back.
    func release() {
        let (held, now) = state.withLock { state in
            let held = state.held ?? []
            state.held = nil
            return (held, state)
        }
        for line in held { show(line, now) }
    }

    func write(to file: FileLogger?) {
        state.withLock { $0.file = file }
    }

    func log(_ line: RequestLogLine) {
        let state = state.withLock { $0 }
        let (file, language) = (state.file, state.language)
        file?.log(line)
        switch line.content {
        case .warning(let message):
            let text = message.text(in: language)
            if !message.says(NetworkingPhrase.staleAnswer) || isNews(text) { show(text, .warning, state) }
        case .entry: if file == nil { show(line.text(in: language), .dim, state) }
        }
    }

    /// Another command begins: what was said of the one before is news again.
    func beginCommand() {
        state.withLock { $0.told = [:] }
    }

    /// Whether that was not said just now, ages aside.
    private func isNews(_ text: String) -> Bool {
        let fact = text.filter { !$0.isNumber }
        return state.withLock { state in
            let now = ContinuousClock.now
            state.told = state.told.filter { now - $0.value < Self.pause }
            return state.told.updateValue(now, forKey: fact) == nil
        }
    }

    private func show(_ text: String, _ style: TextStyle, _ state: State) {
        let text = text.neutralised
        // Sentences are cut by words for a person's terminal; what may be pasted stays whole.
        let lines = state.errors.isTerminal && style == .warning ? text.wrapped(to: state.errors.width) : [text]
        for line in lines.map({ StyledLine($0, style) }) {
            if state.held == nil { show(line, state) } else { keep(line) }
        }
    }

    private func keep(_ line: StyledLine) {
        state.withLock { $0.held = ($0.held ?? []).suffix(Self.limit - 1) + [line] }
    }

    private func show(_ line: StyledLine, _ state: State) {
        let errors = state.errors
        if let editor = state.editor, errors.isTerminal { return editor.post(line) }
        // Over a line that shows how far something is.
        errors.write((errors.colour ? "\r\u{1B}[K" : "") + errors.render(line) + "\n")
    }
}
