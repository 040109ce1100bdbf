import MangaLocalization
import MangaText

/// How many chapters there are, those that are asked for, and how to see the others.
enum ChapterList {
    static func add(_ report: MangaDetailReport, to canvas: inout Canvas) {
        let (rows, view) = (report.chapters, report.view)
        if rows.isEmpty, let emptiness = report.emptiness { return canvas.paragraph(canvas.text(emptiness), .dim) }
        canvas.paragraph(ChapterCounts.text(rows, on: canvas), .dim)
        let matching: [ChapterRow]
        do {
            matching = try view.matching(rows)
        } catch {
            let arguments: KeyValuePairs<String, Argument> = [
                "reason": .message(error.message), "all": .count(rows.count),
            ]
            return canvas.paragraph(canvas.words(.filteredNone, arguments))
        }
        if let selection = view.selection { addFilter(selection, matching.count, of: rows.count, to: &canvas) }
        canvas.gap()
        let shown = report.shown(of: matching)
        if let emptiness = shown.emptiness { return canvas.paragraph(canvas.text(emptiness), .dim) }
        ChapterTable.add(matching[view.places(of: matching.count)], of: rows, to: &canvas)
        guard let rest = shown.rest(on: canvas) else { return }
        canvas.gap()
        canvas.paragraph(rest, .dim)
    }

    private static func addFilter(_ selection: Selection, _ count: Int, of all: Int, to canvas: inout Canvas) {
        let arguments: KeyValuePairs<String, Argument> = [
            "count": .count(count), "all": .count(all), "words": .text(selection.description),
        ]
        canvas.paragraph(canvas.words(.filtered, arguments), .dim)
    }
}
