import MangaSQLite

extension Schema {
    /// How many manga there are, so that nobody counts a hundred thousand to show fifty.
    static let counts = Migration(
        "19 counts",
        sql: """
            -- known: all of the environment; begun: those of which something was read.
            CREATE TABLE shelf_count (
                environment TEXT PRIMARY KEY, known INTEGER NOT NULL, begun INTEGER NOT NULL
            ) WITHOUT ROWID;
            INSERT INTO shelf_count SELECT environment, count(*), sum(read_at > '') FROM shelf GROUP BY environment;
            CREATE TRIGGER count_added AFTER INSERT ON shelf BEGIN
                INSERT INTO shelf_count VALUES (new.environment, 1, new.read_at > '')
                ON CONFLICT DO UPDATE SET known = known + 1, begun = begun + excluded.begun;
            END;
            CREATE TRIGGER count_read AFTER UPDATE OF read_at ON shelf WHEN (new.read_at > '') <> (old.read_at > '')
            BEGIN
                UPDATE shelf_count SET begun = begun + (new.read_at > '') - (old.read_at > '')
                    WHERE environment = new.environment;
            END;
            CREATE TRIGGER count_removed AFTER DELETE ON shelf BEGIN
                UPDATE shelf_count SET known = known - 1, begun = begun - (old.read_at > '')
                    WHERE environment = old.environment;
            END;
            """
    )
}
