import MangaText
import Synchronization

/// Where any task leaves messages for the person at the prompt.
final class Mailbox: Sendable {
    private struct State {
        var messages: [StyledLine] = []
        var status: [StyledLine] = []
        var isEditing = false
        /// What stands before a line that the terminal itself edits; nil where none is read.
        var plainPrompt: String?
    }

    private static let statusLimit = 3

    private let state = Mutex(State())
    private let output: TerminalOutput
    let pipe = WakePipe()

    init(output: TerminalOutput) {
        self.output = output
    }

    /// Shows `lines` above the prompt, or writes them at once while there is none: over a line that was not ended, such
    /// as one that shows how far something is.
    func post(_ lines: [StyledLine]) {
        // Written inside the lock: a prompt that begins now must not be overwritten.
        let isEditing = state.withLock { state in
            if state.isEditing {
                state.messages += lines
            } else if let prompt = state.plainPrompt {
                output.write("\n")
                output.print(lines)
                output.write(prompt)
            } else {
                write(lines)
            }
            return state.isEditing
        }
        if isEditing { pipe.wake() }
    }

    /// Keeps the first three of `lines`; what is there already is not drawn again.
    func setStatus(_ lines: [StyledLine]) {
        let lines = Array(lines.prefix(Self.statusLimit))
        let needsDrawing = state.withLock { state in
            guard state.status != lines else { return false }
            state.status = lines
            return state.isEditing
        }
        if needsDrawing { pipe.wake() }
    }

    func beginEditing() {
        state.withLock { $0.isEditing = true }
    }

    /// Lets what comes stand below a line that begins with `prompt` and is not ours to draw, and the prompt below that;
    /// nil when the line was read.
    func setPlain(prompt: String?) {
        state.withLock { $0.plainPrompt = prompt }
    }

    /// Takes the messages that wait and tells the status lines.
    func take() -> (messages: [StyledLine], status: [StyledLine]) {
        state.withLock { state in
            defer { state.messages = [] }
            return (state.messages, state.status)
        }
    }

    /// Writes the messages that still wait; later ones are written as they come.
    func endEditing() {
        state.withLock { state in
            state.isEditing = false
            write(state.messages)
            state.messages = []
        }
    }

    private func write(_ lines: [StyledLine]) {
        if output.colour, !lines.isEmpty { output.write("\r\u{1B}[K") }
        output.print(lines)
    }
}
