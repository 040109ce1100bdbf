public import MangaLocalization
import MangaModels
import MangaText

/// Why a selection means no chapters.
///
/// Columns are characters from 1.
public enum SelectionError: Error, Hashable, Sendable {
    /// Nothing was written.
    case empty
    /// A part that cannot be read: `!`, `-`, a quote in a word, `vol:` alone.
    case unreadable(found: String, column: Int)
    /// `10.` or `.5`; `better` is the number that is meant.
    case halfNumber(found: String, better: String, column: Int)
    case openQuote(column: Int)
    /// `-0` or `latest 0`.
    case countOfZero(column: Int)
    /// `-9999999` or `latest 9999999`.
    case countTooLarge(limit: Int, column: Int)
    /// `latest -1`.
    case unreadableCount(found: String, column: Int)
    /// `5-3`; `better` is the same the other way round.
    case backwards(found: String, better: String, column: Int)
    case tooManyParts(limit: Int)
    /// No chapter has that number, word or id, or lies in that range.
    ///
    /// `among` are the conditions that it was looked for under; `known` lists the chapters there are, shortened; `nearest`
    /// is the one that was perhaps meant.
    case unknown(found: String, column: Int, among: String?, known: String, nearest: String?)
    /// Of no chapter is that so; `known` lists the volumes, languages or groups there are, and is empty without any.
    case noneSuch(condition: Selection.Condition, column: Int, known: String)
    /// Each condition is so of some chapter, but of none all are.
    case nothingTogether(conditions: String)
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
                ["found": .text(short(found)), "column": .text(String(column))]
            )
        case .halfNumber(let found, let better, let column):
            Message(
                SelectionPhrase.halfNumber,
                ["found": .text(short(found)), "better": .text(short(better)), "column": .text(String(column))]
            )
        case .openQuote(let column): Message(SelectionPhrase.openQuote, ["column": .text(String(column))])
        case .countOfZero(let column): Message(SelectionPhrase.countOfZero, ["column": .text(String(column))])
        case .countTooLarge(let limit, let column):
            Message(SelectionPhrase.countTooLarge, ["limit": .count(limit), "column": .text(String(column))])
        case .unreadableCount(let found, let column):
            Message(SelectionPhrase.unreadableCount, ["found": .text(short(found)), "column": .text(String(column))])
        case .backwards(let found, let better, let column):
            Message(
                SelectionPhrase.backwards,
                ["found": .text(short(found)), "better": .text(short(better)), "column": .text(String(column))]
            )
        case .tooManyParts(let limit): Message(SelectionPhrase.tooManyParts, ["limit": .count(limit)])
        case .unknown(let found, let column, let among, let known, let nearest):
            unknown(found, column, among, known, nearest)
        case .noneSuch(let condition, let column, let known):
            Message(
                condition.phrase(isKnown: !known.isEmpty),
                [
                    "condition": .text(short(condition.text)), "column": .text(String(column)),
                    "known": .text(known.neutralised),
                ]
            )
        case .nothingTogether(let conditions):
            Message(SelectionPhrase.nothingTogether, ["conditions": .text(short(conditions))])
        case .noChapters: Message(SelectionPhrase.noChapters)
        case .nothingLeft(let selection):
            Message(SelectionPhrase.nothingLeft, ["selection": .text(short(selection))])
        }
    }

    private func unknown(
        _ found: String,
        _ column: Int,
        _ among: String?,
        _ known: String,
        _ nearest: String?
    ) -> Message {
        let place = among.map { Message(SelectionPhrase.among, ["conditions": .text(short($0))]) }
        return Message(
            nearest == nil ? SelectionPhrase.unknown : phrase(nearestTo: found),
            [
                "found": .text(short(found)),
                "column": .text(String(column)),
                "among": place.map(Argument.message) ?? .text(""),
                "known": .text(known.neutralised),
                "nearest": .text(nearest?.neutralised ?? ""),
            ]
        )
    }

    /// Nobody who asks for 7-9 means the 6 that is there.
    private func phrase(nearestTo found: String) -> SelectionPhrase {
        switch SelectionParser.term(bare: String(found.prefix(100))) {
        case .range, .from: .unknownRange
        case .name(let name) where ChapterNumber(name)?.isDecimal == true: .unknownNumber
        default: .unknownNearest
        }
    }

    /// What somebody wrote may be a whole book.
    private func short(_ text: String) -> String {
        let text = text.neutralised
        return text.count > 80 ? text.prefix(79) + "…" : text
    }
}

extension Selection.Condition {
    fileprivate func phrase(isKnown: Bool) -> SelectionPhrase {
        switch self {
        case .state(let state): state.phrase
        case .volume: isKnown ? .noneSuch : .noVolumes
        case .language: isKnown ? .noneSuch : .noLanguages
        case .group: isKnown ? .noneSuch : .noGroups
        case .title: .noTitle
        case .text: .noText
        }
    }
}

extension Selection.State {
    fileprivate var phrase: SelectionPhrase {
        switch self {
        case .unread: .noneUnread
        case .started: .noneStarted
        case .read: .noneRead
        case .downloaded: .noneDownloaded
        case .downloading: .noneDownloading
        case .queued: .noneQueued
        case .paused: .nonePaused
        case .failed: .noneFailed
        case .missing: .noneMissing
        case .problem: .noProblem
        case .gaps: .noGaps
        }
    }
}
