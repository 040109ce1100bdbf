import Foundation
import MangaText

/// Reads lines from a person at a terminal: libedit edits, the painter draws.
///
/// Lives on the line editor's thread only.
final class EditingSession {
    /// Why a line ended early.
    enum Stop {
        case interrupted
        case terminated
        case hungUp
    }

    let editLine: EditLine
    let device: TerminalDevice
    let mailbox: Mailbox
    let complete: @Sendable (CompletionRequest) -> [CompletionCandidate]
    let suggests: @Sendable () -> Bool
    /// What is said of a paste of that many bytes, which is too large.
    let refusal: @Sendable (Int) -> StyledLine
    let labels: @Sendable () -> SearchLabels
    private let signals = WakePipe()
    var keys: KeyInput
    var painter: Painter
    var prompt: StyledLine = ""
    var above: [StyledLine] = []
    var stop: Stop?
    var needsDrawing = true
    /// The lines that the history holds.
    var past = PastLines(limit: HistoryFile.limit)
    var walk = HistoryWalk()
    var clusters = ClusterGuard()
    var previousKey: Unicode.Scalar?
    /// Whether a stop by ^Z was answered before the signal that ended it.
    var expectsSIGCONT = false
    /// Whether what was entered before is offered behind the cursor.
    private(set) var offersHistory = true
    /// The text before the cursor for which a list of what may follow stands above.
    var listed: String?
    /// Whether what is typed stays off the screen.
    private(set) var isSecret = false

    init?(
        program: String,
        device: TerminalDevice,
        mailbox: Mailbox,
        complete: @escaping @Sendable (CompletionRequest) -> [CompletionCandidate],
        suggests: @escaping @Sendable () -> Bool,
        refusal: @escaping @Sendable (Int) -> StyledLine,
        labels: @escaping @Sendable () -> SearchLabels
    ) {
        let size = Int32(clamping: HistoryFile.limit)
        guard let editLine = EditLine(program: program, device: device, historySize: size) else { return nil }
        self.editLine = editLine
        self.device = device
        self.mailbox = mailbox
        self.complete = complete
        self.suggests = suggests
        self.refusal = refusal
        self.labels = labels
        keys = KeyInput(descriptor: device.input, wake: mailbox.pipe, signals: signals)
        painter = Painter(colour: device.terminalOutput.colour)
        install()
    }

    var screen: ScreenSize { ScreenSize(descriptor: device.output) }

    /// Lets the person edit one line; a secret one is never drawn.
    func readLine(prompt: StyledLine, isSecret: Bool = false, offersHistory: Bool = false) -> ReadResult {
        self.isSecret = isSecret
        self.offersHistory = offersHistory
        defer { self.isSecret = false }
        let route = SignalRoute([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT], to: signals)
        defer { route.restore() }
        begin(prompt)
        let line = editLine.read()
        end(with: line)
        switch stop {
        case .interrupted: return .interrupted
        case .terminated: return .terminated
        case .hungUp: return .hungUp
        case nil: return line.map(ReadResult.line) ?? .end
        }
    }

    private func begin(_ prompt: StyledLine) {
        self.prompt = prompt
        stop = nil
        (clusters, walk, listed) = (ClusterGuard(), HistoryWalk(), nil)
        needsDrawing = true
        painter.forget()
        editLine.resize()
        mailbox.beginEditing()
        write(BracketedPaste.on)
    }

    private func end(with line: String?) {
        // Of a search that was broken off, what it had found stays.
        let left = line ?? String(editLine.line.text.prefix { $0 != "\n" })
        let picture = Picture(prompt: prompt, text: isSecret ? "" : left, cursor: 0)
        write(painter.close(picture, suffix: stop == .interrupted ? "^C" : "", on: screen) + BracketedPaste.off)
        mailbox.endEditing()
    }

    /// What the screen may show of the line, and the cursor's place in it.
    var shown: (text: String, cursor: Int) {
        if isSecret { return ("", 0) }
        let line = editLine.line
        return line.text.contains("\n") ? labels().put(into: line) : line
    }

    func write(_ text: String) {
        Descriptor.write(text, to: device.output)
    }
}
