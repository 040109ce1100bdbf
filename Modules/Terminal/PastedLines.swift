/// Lines from the clipboard as one line: a line break must run nothing.
struct PastedLines {
    let lines: [String]

    /// A command for each line: `popular; open 2`.
    ///
    /// One that ends in `\` goes on in the next; blank lines and, where there is more than one line, comments are left
    /// out.
    var commands: String {
        guard lines.count > 1 else { return lines.first ?? "" }
        var commands: [String] = []
        var goesOn = false
        for line in lines {
            let text = PastedLines.withoutComment(line)
            let isOpen = text.hasSuffix("\\")
            let piece = isOpen ? String(text.dropLast()) : text
            if goesOn, let last = commands.popLast() {
                commands.append(last + piece)
            } else if !piece.allSatisfy(\.isWhitespace) {
                commands.append(piece)
            }
            goesOn = isOpen
        }
        return commands.map(PastedLines.trimmed).joined(separator: "; ")
    }

    /// The same where no commands are wanted: an answer, a secret.
    var text: String { lines.joined(separator: " ") }

    private static func withoutComment(_ line: String) -> String {
        guard CompletionLine(line).isComment else { return line }
        let marks = line.indices.filter { line[$0] == "#" }
        return marks.first { CompletionLine(String(line[...$0])).isComment }.map { String(line[..<$0]) } ?? line
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
