import MangaModels
import MangaSQLite

/// The table `shelf`: sums of each manga, which triggers keep.
struct ShelfTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// The keys of what is shown, without a row for each that is not; then a row for each that is.
    func excerpt(_ query: LibraryQuery, in environment: EnvironmentID) throws -> LibraryExcerpt {
        let keys = try keys(query, in: environment)
        return LibraryExcerpt(try keys.shown.compactMap { try entry($0, in: environment) }, count: keys.count)
    }

    private func keys(_ query: LibraryQuery, in environment: EnvironmentID) throws -> (shown: [String], count: Int) {
        guard !query.text.isEmpty, query.condition == .none else {
            return (try shown(query, in: environment), try count(query, in: environment))
        }
        let matches = try TitleMatches(query.text, in: environment, connection)
        if query.order == .title { return (matches.ids(offset: query.offset, limit: query.limit), matches.count) }
        let few = matches.count <= ShelfTable.few
        let shown = try few ? shown(of: matches.ids, query, in: environment) : shown(query, in: environment)
        return (shown, matches.count)
    }

    /// So many rows are looked up one by one; among more, those of a page are soon found in an index of their order.
    private static let few = 2_000

    /// By an index that holds all that is asked.
    private func shown(_ query: LibraryQuery, in environment: EnvironmentID) throws -> [String] {
        let filter = Filter(query, environment)
        return try connection.values(
            "SELECT manga FROM shelf WHERE \(filter.condition) ORDER BY \(query.order.sql) LIMIT ? OFFSET ?",
            filter.values + [query.limit, query.offset]
        ) { $0.text(0) }
    }

    /// By the sums that triggers keep; with a text, by an index.
    private func count(_ query: LibraryQuery, in environment: EnvironmentID) throws -> Int {
        if query.text.isEmpty {
            return try connection.first(query.condition.count, environment.rawValue) { $0.int(0) } ?? 0
        }
        let filter = Filter(query, environment)
        let sql = "SELECT count(*) FROM shelf WHERE \(filter.condition)"
        return try connection.values(sql, filter.values) { $0.int(0) }.first ?? 0
    }

    private func shown(of ids: [String], _ query: LibraryQuery, in environment: EnvironmentID) throws -> [String] {
        try connection.all(
            """
            SELECT manga FROM json_each(?1) AS wanted CROSS JOIN shelf
                ON shelf.environment = ?2 AND shelf.manga = wanted.value
            ORDER BY \(query.order.sql) LIMIT ?3 OFFSET ?4
            """,
            try JSONText.encode(ids),
            environment.rawValue,
            query.limit,
            query.offset
        ) { $0.text(0) }
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
            SELECT manga.json, shelf.title, known, unread, stored, pages, bytes, read_at, stored_at, manga.updated_at
            FROM shelf
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
                storedAt: Timestamp.date(row.text(8)),
                knownAt: Timestamp.date(row.text(9))
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

extension LibraryQuery.Condition {
    /// How many of an environment there are.
    fileprivate var count: String {
        switch self {
        case .none: "SELECT known FROM shelf_count WHERE environment = ?"
        case .stored: "SELECT mangas FROM shelf_total WHERE environment = ?"
        case .read: "SELECT begun FROM shelf_count WHERE environment = ?"
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
