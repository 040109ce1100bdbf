public import MangaLocalization
import MangaText

/// Why a selection means no chapters.
///
/// Columns are characters from 1.
public enum SelectionError: Error, Hashable, Sendable {
    /// Nothing was written.
    case empty
    /// A part that cannot be read: `!`, `-`, a quote in a word.
    case unreadable(found: String, column: Int)
    case openQuote(column: Int)
    /// `-0` or `latest 0`.
    case countOfZero(column: Int)
    case tooManyParts(limit: Int)
    /// No chapter has that number, word or id, or lies in that range.
    ///
    /// `known` lists the chapters there are, shortened; `nearest` is the one that was perhaps meant.
    case unknown(found: String, column: Int, known: String, nearest: String?)
    /// The manga has no chapters.
    case noChapters
    /// Every chapter that was named was excluded again.
    case nothingLeft(selection: String)
}

extension SelectionError: Localizable {
    public var message: Message {
        switch self {
        case .empty: Message(SelectionPhrase.empty)
        case .unreadable(let found, let column):
            Message(
                SelectionPhrase.unreadable,
                ["found": .text(found.neutralised), "column": .text(String(column))]
            )
        case .openQuote(let column): Message(SelectionPhrase.openQuote, ["column": .text(String(column))])
        case .countOfZero(let column): Message(SelectionPhrase.countOfZero, ["column": .text(String(column))])
        case .tooManyParts(let limit): Message(SelectionPhrase.tooManyParts, ["limit": .count(limit)])
        case .unknown(let found, let column, let known, let nearest):
            unknown(found, column, known, nearest)
        case .noChapters: Message(SelectionPhrase.noChapters)
        case .nothingLeft(let selection):
            Message(SelectionPhrase.nothingLeft, ["selection": .text(selection.neutralised)])
        }
    }

    private func unknown(_ found: String, _ column: Int, _ known: String, _ nearest: String?) -> Message {
        Message(
            nearest == nil ? SelectionPhrase.unknown : .unknownNearest,
            [
                "found": .text(found.neutralised),
                "column": .text(String(column)),
                "known": .text(known.neutralised),
                "nearest": .text(nearest?.neutralised ?? ""),
            ]
        )
    }
}
