public import MangaLocalization
import MangaText

/// Why a selection of downloads means none that can be meant.
///
/// Columns are characters of what was typed, from 1.
public enum DownloadsSelectionError: Error, Hashable, Sendable {
    /// They stand in another tab; `count` downloads that go by these names.
    case elsewhere([String], count: Int, DownloadsTab, wanted: DownloadsTab, column: Int)
    /// Of none in the tab is that so.
    case noneSuch(String, DownloadsTab, column: Int)
    /// No tab has it.
    case unknown(String, DownloadsTab, column: Int)
    /// Everything was asked for, and the tab has nothing.
    case empty(DownloadsTab)
    /// Several parts mean none, each for a reason of its own.
    case several([DownloadsSelectionError])

    /// Both as one, where both stand in the same tab.
    func joined(with other: DownloadsSelectionError) -> DownloadsSelectionError? {
        guard case .elsewhere(let names, let count, let tab, let wanted, let column) = self,
            case .elsewhere(let others, let more, tab, wanted, _) = other
        else { return nil }
        return .elsewhere(names + others, count: count + more, tab, wanted: wanted, column: column)
    }

    /// More reasons than these nobody reads.
    private static let told = 3
}

extension DownloadsSelectionError: Localizable {
    public var message: Message {
        switch self {
        case .elsewhere(let names, let count, let tab, let wanted, let column):
            Message(
                tab.standing,
                [
                    "names": .text(short(names)), "count": .count(count), "column": .text(String(column)),
                    "only": .message(Message(wanted.only)),
                ]
            )
        case .noneSuch(let condition, let wanted, let column):
            Message(
                wanted == .failed ? TargetPhrase.noneSuchFailed : .noneSuchActive,
                [
                    "condition": .text(short([condition])), "column": .text(String(column)),
                    "only": .message(Message(wanted.only)),
                ]
            )
        case .unknown(let found, let wanted, let column):
            Message(
                wanted == .failed ? TargetPhrase.unknownFailed : .unknownActive,
                ["found": .text(short([found])), "column": .text(String(column))]
            )
        case .empty(let tab): Message(tab.emptiness)
        case .several(let reasons):
            reasons.prefix(DownloadsSelectionError.told).map(\.message).reduce(nil) { all, next in
                all.map { Message(TargetPhrase.both, ["first": .message($0), "next": .message(next)]) } ?? next
            } ?? Message(DownloadsTab.active.emptiness)
        }
    }

    private func short(_ names: [String]) -> String {
        let text = (names.prefix(5) + (names.count > 5 ? ["…"] : [])).joined(separator: ", ").neutralised
        return text.count > 80 ? text.prefix(79) + "…" : text
    }
}

extension DownloadsTab {
    fileprivate var standing: TargetPhrase {
        switch self {
        case .active: .areActive
        case .completed: .areCompleted
        case .failed: .haveFailed
        }
    }

    fileprivate var only: TargetPhrase {
        self == .failed ? .onlyFailed : .onlyActive
    }
}
