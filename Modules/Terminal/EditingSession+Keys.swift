import CEditline
import Foundation

/// What each key and each signal does.
extension EditingSession {
    func install() {
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
            // What a ^D that was typed before editing began has become; libedit would take the next key literally.
            case .key("\u{0}"): continue
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
        write(painter.close(Picture(prompt: prompt, text: shown.text, cursor: 0), suffix: "^Z", on: screen))
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
