/// What stands before the words that `^R` looks for, in the place of libedit's own.
public struct SearchLabels: Sendable {
    public var earlier: String
    public var later: String
    /// The same where nothing has been found.
    public var noneEarlier: String
    public var noneLater: String

    public init(
        earlier: String = "bck:",
        later: String = "fwd:",
        noneEarlier: String = "bck?",
        noneLater: String = "fwd?"
    ) {
        (self.earlier, self.later, self.noneEarlier, self.noneLater) = (earlier, later, noneEarlier, noneLater)
    }

    /// The line of a search, what was found above what is looked for, with these labels.
    func put(into line: (text: String, cursor: Int)) -> (text: String, cursor: Int) {
        guard let end = line.text.firstIndex(of: "\n") else { return line }
        let (found, sought) = (line.text[...end], line.text[line.text.index(after: end)...])
        let labels = [("bck:", earlier), ("fwd:", later), ("bck?", noneEarlier), ("fwd?", noneLater)]
        for (own, label) in labels where sought.hasPrefix(own) {
            let place = found.unicodeScalars.count
            let growth = label.unicodeScalars.count - own.unicodeScalars.count
            let cursor = line.cursor >= place + own.unicodeScalars.count ? line.cursor + growth : line.cursor
            return (found + label + sought.dropFirst(own.count), cursor)
        }
        return line
    }
}
