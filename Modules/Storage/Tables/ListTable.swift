import MangaModels
import MangaSQLite

/// The table `list`: what servers answered last.
struct ListTable {
    /// Answers of one environment that are kept, the latest ones.
    static let kept = 200

    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Keeps the list, and what it says of manga of which no chapters are known; of the others more is known already.
    func save(_ mangas: [Manga], _ question: ListQuestion, in environment: EnvironmentID, at time: String) throws {
        for manga in mangas { try save(manga, in: environment, at: time) }
        try connection.run(
            """
            INSERT INTO list (environment, question, mangas, answered_at) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET mangas = excluded.mangas, answered_at = excluded.answered_at
            """,
            environment.rawValue,
            question.key,
            try JSONText.encode(mangas.map(\.id.rawValue)),
            time
        )
        try connection.run(
            """
            DELETE FROM list WHERE environment = ?1 AND question <> 'popular' AND answered_at < (
                SELECT answered_at FROM list WHERE environment = ?1 ORDER BY answered_at DESC LIMIT 1 OFFSET ?2)
            """,
            environment.rawValue,
            ListTable.kept - 1
        )
    }

    /// Nil where it was not answered yet; each manga is as it is known now.
    func list(_ question: ListQuestion, in environment: EnvironmentID) throws -> (mangas: [Manga], time: String)? {
        let found = try connection.first(
            "SELECT mangas, answered_at FROM list WHERE environment = ? AND question = ?",
            environment.rawValue,
            question.key
        ) { (try JSONText.decode([String].self, $0.text(0)), $0.text(1)) }
        guard let (ids, time) = found else { return nil }
        let table = CatalogueTable(connection)
        return (try ids.compactMap { try table.manga(Manga.ID($0), in: environment) }, time)
    }

    private func save(_ manga: Manga, in environment: EnvironmentID, at time: String) throws {
        try connection.run(
            """
            INSERT INTO manga (environment, id, slug, title, json, updated_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE
            SET slug = excluded.slug, title = excluded.title, json = excluded.json, updated_at = excluded.updated_at
            WHERE NOT EXISTS (SELECT 1 FROM chapter
                WHERE chapter.environment = manga.environment AND chapter.manga = manga.id)
            """,
            environment.rawValue,
            manga.id.rawValue,
            manga.slug,
            manga.title,
            try JSONText.encode(manga),
            time
        )
    }
}
