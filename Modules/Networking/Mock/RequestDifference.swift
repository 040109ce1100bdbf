public import MangaLocalization
import MangaText

/// What tells two requests apart that have one file: what counts in no name.
public struct RequestDifference: Hashable, Sendable {
    public var hasOtherSecrets: Bool
    /// The names of those with other values.
    public var headers: [String]
    /// Blanks, or how letters are written.
    public var isSpelledOtherwise: Bool

    public init(hasOtherSecrets: Bool = false, headers: [String] = [], isSpelledOtherwise: Bool = false) {
        self.hasOtherSecrets = hasOtherSecrets
        self.headers = headers
        self.isSpelledOtherwise = isSpelledOtherwise
    }

    var isNone: Bool { !hasOtherSecrets && headers.isEmpty && !isSpelledOtherwise }
}

extension RequestDifference: Localizable {
    public var message: Message {
        let names = headers.joined(separator: ", ").neutralised
        return switch (hasOtherSecrets, headers.isEmpty) {
        case (true, true): Message(MockPhrase.differsInSecret)
        case (false, false):
            Message(MockPhrase.differsInHeaders, ["count": .count(headers.count), "names": .text(names)])
        case (true, false):
            Message(MockPhrase.differsInBoth, ["count": .count(headers.count), "names": .text(names)])
        case (false, true): Message(MockPhrase.differsInSpelling)
        }
    }
}
