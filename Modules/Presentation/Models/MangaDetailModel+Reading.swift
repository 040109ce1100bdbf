import Foundation
public import MangaModels
import MangaStorage

/// What has been read of the manga.
extension MangaDetailModel {
    /// Marks the selected chapters as read, or as not begun: the one thing that takes progress back.
    ///
    /// Chapters without a number are marked only where `selection` names them one by one. Throws `SelectionError` or
    /// `StorageError`.
    @discardableResult
    public func mark(_ selection: Selection, isRead: Bool) async throws -> MarkReport {
        let rows = chapters
        let chosen = Set(try selection.rows(from: rows).map(\.id))
        let named = selection.named(in: rows)
        var report = MarkReport(isRead: isRead)
        for row in rows where chosen.contains(row.id) {
            if row.chapter.number?.isDecimal != true, !named.contains(row.id) {
                report.leftOut.append(row.chapter)
            } else if row.reading == (isRead ? .read : .none) {
                report.unchanged.append(row.chapter)
            } else {
                report.marked.append(row.chapter)
            }
        }
        try await write(report)
        await refresh()
        return report
    }

    /// Notes that the page `page` (from 0) of `total` was seen; never moves back, and keeps nothing where nobody may write.
    public func note(page: Int, of total: Int, in chapter: Chapter) async throws {
        do {
            try await context.catalogue.record(progress(page, of: total, in: chapter), in: context.environment)
        } catch StorageError.notPermitted, StorageError.readOnly {
            // Who may only look is not kept from reading.
            return
        }
        await refresh()
    }

    /// Sets a bookmark at `page` (from 0), else where reading stands, else at the beginning; notes that one came so far.
    ///
    /// Throws `ReadingError` where the chapter is known to have no such page, and `StorageError`.
    @discardableResult
    public func bookmark(_ chapter: Chapter, page: Int? = nil) async throws -> Bookmark {
        let known = progress[chapter.id]
        let page = page ?? known?.pageIndex ?? 0
        let total = pageCount(of: chapter)
        if let total, page >= total { throw ReadingError.noSuchPage(chapter: chapter, page: page, pages: total) }
        let bookmark = Bookmark(manga: manga.id, chapter: chapter.id, pageIndex: page, addedAt: Date())
        try await context.catalogue.save(bookmark, in: context.environment)
        try await context.catalogue.record(progress(page, of: total ?? 0, in: chapter), in: context.environment)
        await refresh()
        return bookmark
    }

    /// Removes the bookmark at `page` (from 0), or all of the chapter; how many there were.
    ///
    /// Throws `StorageError`.
    @discardableResult
    public func removeBookmarks(of chapter: Chapter, page: Int? = nil) async throws -> Int {
        try await context.catalogue.removeBookmarks(
            of: chapter.id,
            page: page,
            of: manga.id,
            in: context.environment
        )
    }

    private func write(_ report: MarkReport) async throws {
        guard report.isRead else {
            let ids = report.marked.map(\.id)
            _ = try await context.catalogue.forgetProgress(of: ids, of: manga.id, in: context.environment)
            return
        }
        let seen = report.marked.map { chapter in
            let pages = max(1, pageCount(of: chapter) ?? progress[chapter.id]?.totalPages ?? 1)
            return progress(pages - 1, of: pages, in: chapter)
        }
        try await context.catalogue.record(seen, in: context.environment)
    }

    private func progress(_ page: Int, of total: Int, in chapter: Chapter) -> ReadingProgress {
        ReadingProgress(
            manga: manga.id,
            chapter: chapter.id,
            pageIndex: page,
            totalPages: total,
            updatedAt: Date()
        )
    }

    /// By the copy on this disk, else as the server says.
    private func pageCount(of chapter: Chapter) -> Int? {
        let copy = stored.first { $0.info.chapter.id == chapter.id }
        return copy.map { $0.pages.count + $0.missing.count } ?? chapter.pageCount
    }
}
