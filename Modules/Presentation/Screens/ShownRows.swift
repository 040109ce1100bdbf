import MangaLocalization

/// Which rows of a long list a screen shows, and the line that shows others.
struct ShownRows {
    /// How many come before the first that is shown.
    var offset: Int
    var shown: Int
    /// Of all.
    var count: Int
    /// Rows of a page.
    var limit: Int
    /// What makes the list, without its page.
    var command: [String]

    /// As in `51–100 of 1,100; library --page 3 shows more.`; nil where all are shown.
    func rest(on canvas: Canvas) -> String? {
        guard shown > 0, shown < count else { return nil }
        let isLast = offset + shown >= count
        let page = offset / max(1, limit) + 1
        let line = command + ["--page", String(isLast ? page - 1 : page + 1)]
        return canvas.words(
            isLast ? .rowsLast : .rowsShown,
            [
                "first": .count(offset + 1), "last": .count(offset + shown), "count": .count(count),
                "command": .text(line.joined(separator: " ")),
            ]
        )
    }

    /// That there is no such page; nil where the list has no rows at all.
    var emptiness: Message? {
        guard shown == 0, count > 0 else { return nil }
        let limit = max(1, limit)
        return Message(
            PresentationPhrase.noPage,
            ["page": .text(String(offset / limit + 1)), "pages": .count((count - 1) / limit + 1)]
        )
    }
}
