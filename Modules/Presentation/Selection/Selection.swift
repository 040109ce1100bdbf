public import MangaModels

/// Which chapters of a manga are meant: `1-10,10.5,!3`, `5-`, `latest 10`, `all`.
///
/// A list of parts, divided by commas or spaces. What is meant is everything that some part names, less everything
/// that some part after `!` names; where all parts are exclusions, everything else.
///
/// | part | means |
/// |---|---|
/// | `7`, `10.5` | every chapter with that number (`10.5` is `10.50`), else the one with that id |
/// | `Extra`, `"Extra 2"` | every chapter with that word for a number, case aside, else the one with that id |
/// | `1-10`, `10-1` | the numbers from 1 to 10, both included, by number and not by position |
/// | `5-` | the numbers from 5 on |
/// | `-3`, `latest 3` | the last three in reading order, with or without numbers; `latest` alone is the last |
/// | `all` | every chapter |
/// | `!2` | not chapter 2; what comes after `!` need not exist |
///
/// A name that reads as something else stands in double quotes, with `\` before a quote or a backslash in it.
public struct Selection: Sendable {
    /// One part without its `!`.
    public enum Term: Hashable, Sendable {
        case all
        /// The last ones in reading order; at least 1.
        case latest(Int)
        /// A number, a word or an id, as it was written.
        case name(String)
        /// The lower number comes first.
        case range(ChapterNumber, ChapterNumber)
        case from(ChapterNumber)
    }

    struct Part: Sendable {
        var term: Term
        var isExcluded: Bool
        /// Where it begins in the text, in characters from 1.
        var column: Int
    }

    /// More parts than this are an error, so that no text takes long.
    public static let limit = 1000

    let parts: [Part]

    /// The selection that `text` writes; what it names is looked up by `chapters(from:)`.
    public init(_ text: String) throws(SelectionError) {
        var parser = SelectionParser(text)
        parts = try parser.parse()
    }

    /// The selection that a shell has cut into words already; a word with blanks in it is a name that was quoted.
    public init(words: [String]) throws(SelectionError) {
        try self.init(
            words.map { $0.contains(where: \.isWhitespace) ? Selection.quoted($0) : $0 }.joined(separator: " ")
        )
    }

    /// Every chapter: `all`.
    public static var all: Selection {
        Selection(parts: [Part(term: .all, isExcluded: false, column: 1)])
    }

    /// The last `count` chapters in reading order, at least 1.
    public static func latest(_ count: Int) -> Selection {
        Selection(parts: [Part(term: .latest(max(1, count)), isExcluded: false, column: 1)])
    }

    private init(parts: [Part]) {
        self.parts = parts
    }
}

extension Selection: Hashable {
    /// Spelling aside: columns do not count.
    public static func == (one: Selection, other: Selection) -> Bool {
        one.parts.elementsEqual(other.parts) { $0.term == $1.term && $0.isExcluded == $1.isExcluded }
    }

    public func hash(into hasher: inout Hasher) {
        for part in parts {
            hasher.combine(part.term)
            hasher.combine(part.isExcluded)
        }
    }
}
