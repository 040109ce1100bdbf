public import MangaLocalization
public import MangaModels
public import MangaText

/// What `mark read|unread SELECTION` did.
///
/// JSON: `mark` (`read` or `unread`), `marked`, `unchanged` (marked so before) and `leftOut` (chapters without a number,
/// that are marked only by name), all chapter ids.
public struct MarkReport: Hashable, Report {
    public var isRead: Bool
    public var marked: [Chapter]
    public var unchanged: [Chapter]
    public var leftOut: [Chapter]

    public init(isRead: Bool, marked: [Chapter] = [], unchanged: [Chapter] = [], leftOut: [Chapter] = []) {
        self.isRead = isRead
        self.marked = marked
        self.unchanged = unchanged
        self.leftOut = leftOut
    }

    public var messages: [Message] {
        var messages = [
            Message(isRead ? ReadingPhrase.markedRead : .markedUnread, ["count": .count(marked.count)])
        ]
        if !unchanged.isEmpty {
            messages.append(
                Message(isRead ? ReadingPhrase.readBefore : .unreadBefore, ["count": .count(unchanged.count)])
            )
        }
        if let first = leftOut.first {
            messages.append(
                Message(ReadingPhrase.leftOut, ["count": .count(leftOut.count), "name": .text(first.name.neutralised)])
            )
        }
        return messages
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(messages.map { $0.text(in: language) }.joined(separator: " "))
        return canvas.lines
    }

    private enum CodingKeys: String, CodingKey {
        case mark, marked, unchanged, leftOut
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode((isRead ? ReadMark.read : .none).word, forKey: .mark)
        try values.encode(marked.map(\.id), forKey: .marked)
        try values.encode(unchanged.map(\.id), forKey: .unchanged)
        try values.encode(leftOut.map(\.id), forKey: .leftOut)
    }
}
