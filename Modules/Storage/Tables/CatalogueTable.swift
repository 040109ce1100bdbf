import MangaModels
import MangaSQLite

/// The tables `manga` and `chapter`.
struct CatalogueTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    func save(_ manga: Manga, in environment: EnvironmentID, at time: String) throws {
        try connection.run(
            """
            INSERT INTO manga (environment, id, slug, title, json, updated_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE
            SET slug = excluded.slug, title = excluded.title, json = excluded.json, updated_at = excluded.updated_at
            """,
            environment.rawValue,
            manga.id.rawValue,
            manga.slug,
            manga.title,
            try JSONText.encode(manga),
            time
        )
    }

    func save(_ chapters: [Chapter], of manga: Manga.ID, in environment: EnvironmentID, at time: String) throws {
        try connection.run(
            "UPDATE chapter SET position = NULL WHERE environment = ? AND manga = ?",
            environment.rawValue,
            manga.rawValue
        )
        for (position, chapter) in chapters.enumerated() {
            try save(chapter, at: position, of: manga, in: environment, time: time)
        }
        try connection.run(
            """
            DELETE FROM chapter WHERE environment = ?1 AND manga = ?2 AND position IS NULL AND id NOT IN
                (SELECT chapter FROM copy WHERE environment = ?1 AND manga = ?2 AND downloaded_at IS NOT NULL)
            """,
            environment.rawValue,
            manga.rawValue
        )
    }

    /// Keeps what is known of a stored chapter and its manga, where nothing is known of them yet.
    func mention(_ info: ChapterInfo, at time: String) throws {
        try connection.run(
            "INSERT OR IGNORE INTO manga (environment, id, slug, title, json, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.manga.slug,
            info.manga.title,
            try JSONText.encode(info.manga),
            time
        )
        try connection.run(
            "INSERT OR IGNORE INTO chapter (environment, manga, id, json, updated_at) VALUES (?, ?, ?, ?, ?)",
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue,
            try JSONText.encode(info.chapter),
            time
        )
    }

    func manga(_ id: Manga.ID, in environment: EnvironmentID) throws -> Manga? {
        try connection.first(
            "SELECT json FROM manga WHERE environment = ? AND id = ?",
            environment.rawValue,
            id.rawValue
        ) { try JSONText.decode(Manga.self, $0.text(0)) }
    }

    /// When the manga and its chapters were last saved; nil where nothing is known of it.
    func updatedAt(of manga: Manga.ID, in environment: EnvironmentID) throws -> String? {
        try connection.first(
            "SELECT updated_at FROM manga WHERE environment = ? AND id = ?",
            environment.rawValue,
            manga.rawValue
        ) { $0.text(0) }
    }

    func chapter(_ id: Chapter.ID, of manga: Manga.ID, in environment: EnvironmentID) throws -> Chapter? {
        try connection.first(
            "SELECT json FROM chapter WHERE environment = ? AND manga = ? AND id = ?",
            environment.rawValue,
            manga.rawValue,
            id.rawValue
        ) { try JSONText.decode(Chapter.self, $0.text(0)) }
    }

    func manga(slug: String, in environment: EnvironmentID) throws -> Manga? {
        try connection.first(
            "SELECT json FROM manga WHERE environment = ? AND slug = ?",
            environment.rawValue,
            slug
        ) { try JSONText.decode(Manga.self, $0.text(0)) }
    }

    func mangas(in environment: EnvironmentID) throws -> [Manga] {
        try connection.all("SELECT json FROM manga WHERE environment = ?", environment.rawValue) { row in
            try JSONText.decode(Manga.self, row.text(0))
        }
        .sorted { NaturalOrder.isBefore($0.title, $1.title) }
    }

    /// Those that manga are known of; each is one step in the index, however many manga it has.
    func environments() throws -> [EnvironmentID] {
        var found: [EnvironmentID] = []
        while let next = try connection.first(
            "SELECT min(environment) FROM manga WHERE environment > ?",
            found.last?.rawValue ?? "",
            transform: { $0.isNull(0) ? nil : EnvironmentID($0.text(0)) }
        ) ?? nil {
            found.append(next)
        }
        return found
    }

    func mangas(titled text: String, in environment: EnvironmentID, limit: Int) throws -> [Manga] {
        var found: [Manga.ID: Manga] = [:]
        for spelling in TitleSpelling.all(of: text) {
            for manga in try mangas(from: spelling, in: environment, limit: limit) { found[manga.id] = manga }
        }
        let begun = found.isEmpty ? try mangas(with: text, in: environment, limit: limit) : Array(found.values)
        return Array(begun.sorted { NaturalOrder.isBefore($0.title, $1.title) }.prefix(limit))
    }

    /// Those whose title begins with `text`, found by the index.
    private func mangas(from text: String, in environment: EnvironmentID, limit: Int) throws -> [Manga] {
        try connection.all(
            """
            SELECT json FROM manga
            WHERE environment = ?1 AND title COLLATE NOCASE >= ?2 AND title COLLATE NOCASE < ?3
            ORDER BY title COLLATE NOCASE LIMIT ?4
            """,
            environment.rawValue,
            text,
            text + "\u{10FFFF}",
            limit
        ) { try JSONText.decode(Manga.self, $0.text(0)) }
    }

    /// Those in whose title a word begins with `text`.
    private func mangas(with text: String, in environment: EnvironmentID, limit: Int) throws -> [Manga] {
        try TitleMatches(" " + text, in: environment, connection).ids(offset: 0, limit: limit).compactMap {
            try manga(Manga.ID($0), in: environment)
        }
    }

    /// Those that the server lists in its order, then the others by number, or by volume where numbers restart.
    func chapters(of manga: Manga.ID, in environment: EnvironmentID) throws -> [Chapter] {
        let rows = try connection.all(
            "SELECT json, position FROM chapter WHERE environment = ? AND manga = ? ORDER BY position",
            environment.rawValue,
            manga.rawValue
        ) { (json: $0.text(0), isListed: !$0.isNull(1)) }
        let listed = try JSONText.decode(each: Chapter.self, rows.filter(\.isListed).map(\.json))
        let unlisted = try JSONText.decode(each: Chapter.self, rows.filter { !$0.isListed }.map(\.json))
        let order = ChapterOrder(of: unlisted)
        return listed
            + unlisted.sorted { order.isBefore($0, $1) ?? NaturalOrder.isBefore($0.name, $1.name) }
    }

    private func save(
        _ chapter: Chapter,
        at position: Int,
        of manga: Manga.ID,
        in environment: EnvironmentID,
        time: String
    ) throws {
        try connection.run(
            """
            INSERT INTO chapter (environment, manga, id, position, json, updated_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE
            SET position = excluded.position, json = excluded.json, updated_at = excluded.updated_at
            """,
            environment.rawValue,
            manga.rawValue,
            chapter.id.rawValue,
            position,
            try JSONText.encode(chapter),
            time
        )
    }
}

extension Chapter {
    fileprivate var name: String { title ?? id.rawValue }
}
