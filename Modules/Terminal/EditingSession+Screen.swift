import MangaText

/// What the person sees.
extension EditingSession {
    /// Draws only when nothing more has been typed, so that a paste is drawn once.
    func drawWhenIdle() {
        guard needsDrawing, !keys.isPending else { return }
        needsDrawing = false
        let (messages, status) = mailbox.take()
        let line = shown
        let picture = Picture(
            above: above + messages,
            status: status,
            prompt: prompt,
            text: line.text,
            cursor: line.cursor,
            suggestion: suggestion
        )
        above = []
        write(painter.draw(picture, on: screen))
    }

    func clearScreen() {
        write("\u{1B}[H\u{1B}[2J")
        painter.forget()
    }

    func completeWord() {
        guard !isSecret else { return write("\u{7}") }
        let line = editLine.line
        let head = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(line.cursor)))
        switch Completion(of: head, candidates: complete) {
        case .nothing: write("\u{7}")
        case .replace(let count, let text):
            editLine.delete(count)
            editLine.insert(text)
        // What stands there already is not said again.
        case .list where listed == head: write("\u{7}")
        case .list(let candidates):
            listed = head
            above += CompletionList(candidates, on: screen).lines
        }
    }
}
