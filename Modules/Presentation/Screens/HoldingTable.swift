import MangaLocalization
import MangaModels
import MangaStorage
import MangaText

/// Chapters on this disk as a table; with the title of the manga where they are of several.
enum HoldingTable {
    static func add(_ holdings: [StoredHolding], namesManga: Bool = false, to canvas: inout Canvas) {
        let columns = [
            Column(canvas.words(.columnTitle), isFlexible: true, minimum: 12),
            Column(canvas.words(.columnNumber), .trailing),
            Column(canvas.words(LibraryPhrase.columnChapterTitle), isFlexible: true),
            Column(canvas.words(.columnPages), .trailing),
            Column(canvas.words(.columnSize), .trailing),
            Column(canvas.words(LibraryPhrase.columnDownloaded)),
            Column(canvas.words(LibraryPhrase.columnRead)),
        ]
        canvas.table(columns, rows: holdings.map { [canvas] in cells($0, namesManga, on: canvas) })
    }

    private static func cells(_ holding: StoredHolding, _ namesManga: Bool, on canvas: Canvas) -> [StyledLine] {
        let chapter = holding.info.chapter
        let hasRoom = namesManga ? canvas.isWide : !canvas.isNarrow
        return [
            namesManga ? Cell.text(holding.info.manga.title) : Cell.empty,
            hasRoom && chapter.number == nil ? Cell.name(chapter.name) : Cell.chapter(chapter),
            hasRoom ? Cell.text(chapter.title) : Cell.empty,
            canvas.isNarrow ? Cell.empty : Cell.count(holding.pages),
            Cell.text(canvas.size(holding.bytes)),
            canvas.isNarrow ? Cell.empty : Cell.text(canvas.day(holding.downloadedAt), .dim),
            mark(holding, on: canvas),
        ]
    }

    private static func mark(_ holding: StoredHolding, on canvas: Canvas) -> StyledLine {
        guard let progress = holding.progress else { return Cell.empty }
        if progress.isCompleted { return Cell.text("✓", .success) }
        return Cell.text("\(max(0, progress.pageIndex) &+ 1)/\(progress.totalPages)")
    }
}
