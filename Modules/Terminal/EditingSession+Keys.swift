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
                ("manga-earlier", { handle, _ in EditingSession.run(handle) { $0.recallEarlier() } }),
                ("manga-later", { handle, _ in EditingSession.run(handle) { $0.recallLater() } }),
                ("manga-end", { handle, _ in EditingSession.run(handle) { $0.moveToEnd() } }),
                ("manga-delete", { handle, _ in EditingSession.run(handle) { $0.deleteForward() } }),
                (
                    "manga-delete-or-end",
                    { handle, key in
                        let isEmpty = (EditLine.client(of: handle) as? EditingSession)?.editLine.extent.count == 0
                        return isEmpty ? UInt8(CC_EOF) : EditingSession.run(handle) { $0.deleteForward() }
                    }
                ),
            ]
        )
        editLine.bind(KeyBinding.all, settings: device.readsUserSettings)
    }

    private static func run(_ handle: OpaquePointer?, _ body: (EditingSession) -> Void) -> UInt8 {
        guard let session = EditLine.client(of: handle) as? EditingSession else { return UInt8(CC_ERROR) }
        body(session)
        return UInt8(CC_REFRESH)
    }

    /// Called by libedit for each character: 1 with a character, 0 when the line ends here.
    private func nextKey(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while true {
            keepCharactersWhole()
            drawWhenIdle()
            switch keys.next() {
            // What a ^D that was typed before editing began has become; libedit would take the next key literally.
            case .key("\u{0}"): continue
            case .key("\u{3}"): return stopEditing(.interrupted)
            case .key("\u{1A}"): suspend()
            case .key("\u{1C}"): quit()
            case .key(let scalar):
                needsDrawing = true
                if takesSuggestion(by: scalar) { continue }
                if scalar == "\u{12}", !isSearching, walk.beginsAnew(isEmpty: editLine.extent.count == 0) {
                    editLine.forgetSearch()
                    walk.forgetSearch()
                }
                editLine.settle()
                key?.pointee = wchar_t(bitPattern: scalar.value)
                return 1
            case .sequence(let bytes): pass(bytes)
            case .paste(let lines):
                let pasted = PastedLines(lines: lines)
                editLine.insert(offersHistory ? pasted.commands : pasted.text)
                needsDrawing = true
            case .largePaste(let bytes):
                above.append(refusal(bytes))
                needsDrawing = true
            case .wake: needsDrawing = true
            case .signals(let signals):
                if let stop = self.stop(after: signals) { return stopEditing(stop) }
            case .end: return 0
            }
        }
    }

    /// Gives libedit the keys of a sequence as it can read them in its mode.
    private func pass(_ sequence: [UInt8]) {
        needsDrawing = true
        let special = SpecialKey(sequence)
        if takesSuggestion(by: sequence, special) { return }
        let scalars = sequence.map { Unicode.Scalar($0) }
        if isSearching {
            // ESC ends the search; the key itself is for the line that was found.
            keys.give(["\u{1B}"] + (editLine.isVi ? special.map { [$0.scalar] } ?? [] : scalars))
        } else {
            let isUnknown = special == nil && Self.isFunctionKey(sequence) && !KeyBinding.holds(sequence)
            // What nobody has bound would leave the rest of its sequence in the line.
            if isUnknown, !editLine.hasUserSettings { return }
            keys.give(editLine.isVi ? special.map { [$0.scalar] } ?? Self.plain(scalars) : scalars)
        }
    }

    /// Whether `sequence` is what a key of its own sends: CSI or SS3 and more (ECMA-48).
    private static func isFunctionKey(_ sequence: [UInt8]) -> Bool {
        sequence.count > 2 && sequence[0] == 0x1B && [UInt8(ascii: "["), UInt8(ascii: "O")].contains(sequence[1])
    }

    /// In vi mode ESC with a letter are two keys; another sequence is none.
    private static func plain(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.count == 2 ? scalars : []
    }

    private func stopEditing(_ reason: Stop) -> Int32 {
        stop = reason
        keys.discard()
        return 0
    }

    /// Answers a change of the window's size or a return from suspension; says whether the line ends.
    private func stop(after signals: [UInt8]) -> Stop? {
        let numbers = Set(signals.map(Int32.init))
        if numbers.contains(SIGTERM) { return .terminated }
        if numbers.contains(SIGHUP) { return .hungUp }
        if numbers.contains(SIGINT) { return .interrupted }
        if numbers.contains(SIGCONT) {
            enterAgain()
            // After a stop by ^Z the block is on the screen already.
            if !expectsSIGCONT { painter.forget() }
            expectsSIGCONT = false
        }
        editLine.resize()
        needsDrawing = true
        return nil
    }

    /// Stops the whole process group, as the terminal driver would.
    private func suspend() {
        write(painter.close(Picture(prompt: prompt, text: shown.text, cursor: 0), suffix: "^Z", on: screen))
        write(BracketedPaste.off)
        editLine.leave()
        kill(0, SIGTSTP)
        enterAgain()
        painter.forget()
        expectsSIGCONT = true
    }

    /// Another program may have changed the terminal's modes in between.
    private func enterAgain() {
        editLine.leave()
        editLine.enter()
        write(BracketedPaste.on)
        needsDrawing = true
    }

    private func quit() {
        editLine.leave()
        raise(SIGQUIT)
    }
}
