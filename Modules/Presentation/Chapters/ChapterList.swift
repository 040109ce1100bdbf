import MangaLocalization
import MangaText

/// How many chapters there are, those that are asked for, and how to see the others.
enum ChapterList {
    static func add(_ rows: [ChapterRow], _ view: ChapterView, to canvas: inout Canvas) {
        guard !rows.isEmpty else { return canvas.paragraph(canvas.words(.emptyChapters), .dim) }
        canvas.paragraph(ChapterCounts.text(rows, on: canvas), .dim)
        let matching = view.matching(rows)
        if !view.words.isEmpty { addFilter(view, matching.count, of: rows.count, to: &canvas) }
        guard !matching.isEmpty else { return }
        let places = view.places(of: matching.count)
        canvas.gap()
        ChapterTable.add(matching[places], of: rows, to: &canvas)
        guard places.count < matching.count else { return }
        canvas.gap()
        canvas.paragraph(position(places, of: matching.count, view, on: canvas), .dim)
    }

    private static func addFilter(_ view: ChapterView, _ count: Int, of all: Int, to canvas: inout Canvas) {
        let arguments: KeyValuePairs<String, Argument> = [
            "count": .count(count), "all": .count(all), "words": .text(view.words.joined(separator: " ")),
        ]
        canvas.paragraph(canvas.words(count == 0 ? .filteredNone : .filtered, arguments), count == 0 ? .plain : .dim)
    }

    /// As in `51–100 of 1,100; chapters --page 3 shows more.`.
    private static func position(_ places: Range<Int>, of count: Int, _ view: ChapterView, on canvas: Canvas) -> String
    {
        let page = places.lowerBound / ChapterView.pageSize + 1
        let isLast = page == view.pages(of: count)
        return canvas.words(
            isLast ? .rowsLast : .rowsShown,
            [
                "first": .count(places.lowerBound + 1), "last": .count(places.upperBound), "count": .count(count),
                "command": .text(view.command(page: isLast ? page - 1 : page + 1)),
            ]
        )
    }
}
