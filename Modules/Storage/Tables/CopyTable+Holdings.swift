import Foundation
import MangaModels
import MangaSQLite

extension CopyTable {
    /// Chapters on this disk, in the order of their coming.
    func holdings(_ query: HoldingQuery) throws -> [StoredHolding] {
        var place = CopyPlace(query.environment, query.manga)
        if let date = query.unusedSince.map(Timestamp.text) {
            place.add("downloaded_at < ? AND coalesce(updated_at, '') < ?", date, date)
        }
        if query.isRead { place.add("total > 0 AND page >= total - 1") }
        return try connection.values(
            """
            SELECT info, page_count, bytes, downloaded_at, page, total, updated_at FROM copy
                LEFT JOIN progress ON progress.environment = copy.environment AND progress.manga = copy.manga
                    AND progress.chapter = copy.chapter
            WHERE \(CopyTable.isStored)\(place.condition) ORDER BY copy.id
            """,
            place.values,
            transform: holding
        )
    }

    private func holding(_ row: Row) throws -> StoredHolding {
        let info = try JSONText.decode(ChapterInfo.self, row.text(0))
        var holding = StoredHolding(
            info: info,
            pages: row.int(1),
            bytes: row.int(2),
            downloadedAt: Timestamp.date(row.text(3)) ?? .distantPast
        )
        guard !row.isNull(4) else { return holding }
        holding.progress = ReadingProgress(
            manga: info.manga.id,
            chapter: info.chapter.id,
            pageIndex: row.int(4),
            totalPages: row.int(5),
            updatedAt: Timestamp.date(row.text(6)) ?? .distantPast
        )
        return holding
    }
}
