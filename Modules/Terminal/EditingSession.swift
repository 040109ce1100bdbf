import CEditline
import Foundation
import MangaText

/// Reads lines from a person at a terminal: libedit edits, the painter draws.
///
/// Lives on the line editor's thread only.
final class EditingSession {
    /// Why a line ended early.
    private enum Stop {
        case interrupted
        case terminated
    }

    private let editLine: EditLine
    private let device: TerminalDevice
    private let mailbox: Mailbox
    private let complete: @Sendable (CompletionRequest) -> [String]
    private let signals = WakePipe()
    private var keys: KeyInput
    private var painter: Painter
    private var prompt: StyledLine = ""
    private var above: [StyledLine] = []
    private var stop: Stop?
    private var needsDrawing = true

    init?(
        program: String,
        device: TerminalDevice,
        mailbox: Mailbox,
        history: [String],
        complete: @escaping @Sendable (CompletionRequest) -> [String]
    ) {
        let size = Int32(clamping: HistoryFile.limit)
        guard let editLine = EditLine(program: program, device: device, historySize: size) else { return nil }
        self.editLine = editLine
        self.device = device
        self.mailbox = mailbox
        self.complete = complete
        keys = KeyInput(descriptor: device.input, wake: mailbox.pipe, signals: signals)
        painter = Painter(colour: device.terminalOutput.colour)
        install()
        for line in history { editLine.remember(line) }
    }

    private var screen: ScreenSize { ScreenSize(descriptor: device.output) }

    /// Lets the person edit one line.
    func readLine(prompt: StyledLine) -> ReadResult {
        let route = SignalRoute([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT], to: signals)
        defer { route.restore() }
        begin(prompt)
        let line = editLine.read()
        end(with: line)
        switch stop {
        case .interrupted: return .interrupted
        case .terminated: return .end
        case nil: return line.map(ReadResult.line) ?? .end
        }
    }

    func remember(_ line: String) {
        editLine.remember(line)
    }

    private func begin(_ prompt: StyledLine) {
        self.prompt = prompt
        stop = nil
        needsDrawing = true
        painter.forget()
        editLine.resize()
        mailbox.beginEditing()
        write(BracketedPaste.on)
    }

    private func end(with line: String?) {
        let picture = Picture(prompt: prompt, text: line ?? editLine.line.text, cursor: 0)
        write(painter.close(picture, suffix: stop == .interrupted ? "^C" : "", on: screen) + BracketedPaste.off)
        mailbox.endEditing()
    }

    private func write(_ text: String) {
        Descriptor.write(text, to: device.output)
    }
}

// MARK: - Keys

extension EditingSession {
    private func install() {
        editLine.install(
            client: self,
            reader: { handle, key in
                guard let session = EditLine.client(of: handle) as? EditingSession else { return -1 }
                return session.nextKey(into: key)
            },
            functions: [
                ("manga-complete", { handle, _ in EditingSession.run(handle) { $0.completeWord() } }),
                ("manga-clear", { handle, _ in EditingSession.run(handle) { $0.clearScreen() } }),
            ]
        )
        editLine.bind(
            [("\t", "manga-complete"), ("^L", "manga-clear"), ("^R", "em-inc-search-prev")],
            emacs: [
                ("\\e[3~", "ed-delete-next-char"), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
            ],
            settings: device.readsUserSettings
        )
    }

    private static func run(_ handle: OpaquePointer?, _ body: (EditingSession) -> Void) -> UInt8 {
        guard let session = EditLine.client(of: handle) as? EditingSession else { return UInt8(CC_ERROR) }
        body(session)
        return UInt8(CC_REFRESH)
    }

    /// Called by libedit for each character: 1 with a character, 0 when the line ends here.
    private func nextKey(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while true {
            drawWhenIdle()
            switch keys.next() {
            case .key("\u{3}"): return stopEditing(.interrupted)
            case .key("\u{1A}"): suspend()
            case .key("\u{1C}"): quit()
            case .key(let scalar):
                needsDrawing = true
                key?.pointee = wchar_t(bitPattern: scalar.value)
                return 1
            case .paste(let text):
                editLine.insert(text)
                needsDrawing = true
            case .wake: needsDrawing = true
            case .signals(let signals):
                if let stop = self.stop(after: signals) { return stopEditing(stop) }
            case .end: return 0
            }
        }
    }

    private func stopEditing(_ reason: Stop) -> Int32 {
        stop = reason
        keys.discard()
        return 0
    }

    /// Answers a change of the window's size or a return from suspension; says whether the line ends.
    private func stop(after signals: [UInt8]) -> Stop? {
        let numbers = Set(signals.map(Int32.init))
        if !numbers.isDisjoint(with: [SIGTERM, SIGHUP]) { return .terminated }
        if numbers.contains(SIGINT) { return .interrupted }
        if numbers.contains(SIGCONT) { resume() }
        editLine.resize()
        painter.reflow(to: screen)
        needsDrawing = true
        return nil
    }

    /// Stops the whole process group, as the terminal driver would.
    private func suspend() {
        let line = editLine.line
        write(painter.close(Picture(prompt: prompt, text: line.text, cursor: 0), suffix: "^Z", on: screen))
        write(BracketedPaste.off)
        editLine.leave()
        kill(0, SIGTSTP)
        resume()
    }

    /// Another program may have changed the terminal's modes in between.
    private func resume() {
        editLine.leave()
        editLine.enter()
        painter.forget()
        write(BracketedPaste.on)
        needsDrawing = true
    }

    private func quit() {
        editLine.leave()
        raise(SIGQUIT)
    }
}

// MARK: - Screen

extension EditingSession {
    /// Draws only when nothing more has been typed, so that a paste is drawn once.
    private func drawWhenIdle() {
        guard needsDrawing, !keys.isPending else { return }
        needsDrawing = false
        let (messages, status) = mailbox.take()
        let line = editLine.line
        let picture = Picture(
            above: above + messages,
            status: status,
            prompt: prompt,
            text: line.text,
            cursor: line.cursor
        )
        above = []
        write(painter.draw(picture, on: screen))
    }

    private func clearScreen() {
        write("\u{1B}[H\u{1B}[2J")
        painter.forget()
    }

    private func completeWord() {
        let line = editLine.line
        let head = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(line.cursor)))
        switch Completion(of: head, candidates: complete) {
        case .nothing: write("\u{7}")
        case .replace(let count, let text):
            editLine.delete(count)
            editLine.insert(text)
        case .list(let candidates):
            above += Completion.lines(candidates, width: max(1, screen.columns - 1))
        }
    }
}
