import MangaModels
import MangaSQLite

/// The table `shelf`: sums of each manga, which triggers keep.
struct ShelfTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// One look through an index, which holds all that the query asks; then a row for each that is shown.
    func excerpt(_ query: LibraryQuery, in environment: EnvironmentID) throws -> LibraryExcerpt {
        let keys = try keys(query, in: environment)
        return LibraryExcerpt(try keys.shown.compactMap { try entry($0, in: environment) }, count: keys.count)
    }

    private func keys(_ query: LibraryQuery, in environment: EnvironmentID) throws -> (shown: [String], count: Int) {
        let filter = Filter(query, environment)
        let sql = "SELECT manga FROM shelf WHERE \(filter.condition) ORDER BY \(query.order.sql)"
        guard !query.text.isEmpty else {
            // Nothing but the index has to be counted, which is quicker without the order.
            let count = try connection.values("SELECT count(*) FROM shelf WHERE \(filter.condition)", filter.values) {
                $0.int(0)
            }
            let limits: [any Bindable] = [query.limit, query.offset]
            let shown = try connection.values(sql + " LIMIT ? OFFSET ?", filter.values + limits) { $0.text(0) }
            return (shown, count.first ?? 0)
        }
        var shown: [String] = []
        var count = 0
        try connection.query(sql, filter.values) { row in
            if count >= query.offset, shown.count < query.limit { shown.append(row.text(0)) }
            count += 1
        }
        return (shown, count)
    }

    /// What of each manga was read last, the latest first.
    func history(in environment: EnvironmentID, offset: Int, limit: Int) throws -> (entries: [HistoryEntry], count: Int)
    {
        let query = LibraryQuery(order: .read, condition: .read, offset: offset, limit: limit)
        let excerpt = try excerpt(query, in: environment)
        let entries = try excerpt.entries.compactMap { entry -> HistoryEntry? in
            guard let progress = try ProgressTable(connection).latest(of: entry.manga.id, in: environment) else {
                return nil
            }
            let chapter = try CatalogueTable(connection).chapter(
                progress.chapter,
                of: entry.manga.id,
                in: environment
            )
            return HistoryEntry(entry, progress: progress, chapter: chapter)
        }
        return (entries, excerpt.count)
    }

    /// The same of all environments together.
    func history(offset: Int, limit: Int) throws -> (entries: [HistoryEntry], count: Int) {
        let end = offset.addingReportingOverflow(limit)
        let parts = try CatalogueTable(connection).environments().map {
            try history(in: $0, offset: 0, limit: end.overflow ? .max : end.partialValue)
        }
        let sorted = parts.flatMap(\.entries).sorted { $0.progress.updatedAt > $1.progress.updatedAt }
        return (Array(sorted.dropFirst(offset).prefix(limit)), parts.map(\.count).reduce(0, +))
    }

    /// What each environment takes up; those that take up nothing are not there.
    func usages() throws -> [EnvironmentID: StorageUsage] {
        let sums = try connection.all(
            "SELECT environment, mangas, stored, pages, bytes FROM shelf_total WHERE stored > 0"
        ) { row in
            (
                EnvironmentID(row.text(0)),
                StorageUsage(mangas: row.int(1), chapters: row.int(2), pages: row.int(3), bytes: row.int(4))
            )
        }
        return Dictionary(sums) { first, _ in first }
    }

    private func entry(_ manga: String, in environment: EnvironmentID) throws -> LibraryEntry? {
        try connection.first(
            """
            SELECT manga.json, shelf.title, known, unread, stored, pages, bytes, read_at, stored_at FROM shelf
                LEFT JOIN manga ON manga.environment = shelf.environment AND manga.id = shelf.manga
            WHERE shelf.environment = ? AND shelf.manga = ?
            """,
            environment.rawValue,
            manga
        ) { row in
            let known = try row.optionalText(0).map { try JSONText.decode(Manga.self, $0) }
            let title = row.text(1).isEmpty ? manga : row.text(1)
            return LibraryEntry(
                environment: environment,
                manga: known ?? Manga(id: Manga.ID(manga), slug: manga, title: title),
                chapters: row.int(2),
                unread: row.int(3),
                stored: row.int(4),
                pages: row.int(5),
                bytes: row.int(6),
                readAt: Timestamp.date(row.text(7)),
                storedAt: Timestamp.date(row.text(8))
            )
        }
    }

    /// The condition of a query, and what stands for its question marks.
    private struct Filter {
        private(set) var condition = "environment = ?"
        private(set) var values: [any Bindable]

        init(_ query: LibraryQuery, _ environment: EnvironmentID) {
            values = [environment.rawValue]
            switch query.condition {
            case .none: break
            case .stored: condition += " AND stored > 0"
            case .read: condition += " AND read_at > ''"
            }
            guard !query.text.isEmpty else { return }
            let patterns = TitleSpelling.all(of: query.text).map(TitleSpelling.pattern)
            let tests = patterns.map { _ in #"title LIKE ? ESCAPE '\'"# }
            condition += " AND (\(tests.joined(separator: " OR ")))"
            values += patterns
        }
    }
}

extension LibraryQuery.Order {
    /// Columns with an index; `manga` breaks ties, so that pages neither repeat nor leave out anything.
    fileprivate var sql: String {
        switch self {
        case .title: "title COLLATE NOCASE, manga"
        case .size: "bytes DESC, manga DESC"
        case .read: "read_at DESC, manga DESC"
        case .date: "stored_at DESC, manga DESC"
        case .unread: "unread DESC, manga DESC"
        }
    }
}
