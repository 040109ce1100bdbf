-- Fills a library: 100,000 manga of 20 chapters, the first six read or begun, two downloaded; and one of 2,000 chapters.
PRAGMA synchronous = OFF;
PRAGMA cache_size = -200000;
BEGIN;
CREATE TEMP TABLE series AS
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
    SELECT n, printf('m%06d', n) AS id,
        CASE n % 10
            WHEN 0 THEN '灯の街 ' || n
            WHEN 1 THEN 'Lantern Street ' || n
            WHEN 2 THEN 'The Quiet Harbour ' || n
            WHEN 3 THEN '進撃の巨人たち ' || n
            WHEN 4 THEN 'A Winter of Moths ' || n
            ELSE 'Series ' || substr('abcdefghijklmnopqrstuvwxyz', n % 26 + 1, 1) || ' of the number ' || n
        END AS title
    FROM number;
INSERT INTO manga (environment, id, slug, title, json, updated_at)
    SELECT 'bench', id, id, title,
        json_object('id', id, 'slug', id, 'title', title, 'genres', json('[]')), '2026-11-01T00:00:00Z'
    FROM series;
INSERT INTO chapter (environment, manga, id, position, json, updated_at)
    WITH RECURSIVE place(p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM place WHERE p < 19)
    SELECT 'bench', id, 'c' || p, p, json_object('id', 'c' || p, 'number', p + 1), '2026-11-01T00:00:00Z'
    FROM series, place;
INSERT INTO manga (environment, id, slug, title, json, updated_at) VALUES
    ('bench', 'long', 'long', 'Long Way', json_object('id', 'long', 'slug', 'long', 'title', 'Long Way', 'genres', json('[]')),
        '2026-11-01T00:00:00Z');
INSERT INTO chapter (environment, manga, id, position, json, updated_at)
    WITH RECURSIVE place(p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM place WHERE p < 1999)
    SELECT 'bench', 'long', 'c' || p, p,
        json_object('id', 'c' || p, 'number', p + 1, 'title', '第' || (p + 1) || '話 The lamp of night'), '2026-11-01T00:00:00Z'
    FROM place;
INSERT INTO progress (environment, manga, chapter, page, total, updated_at)
    WITH RECURSIVE place(p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM place WHERE p < 5)
    SELECT 'bench', id, 'c' || p, iif(p < 5, 19, 3), 20,
        strftime('%Y-%m-%dT%H:%M:%SZ', 1790000000 + n * 37 + p, 'unixepoch')
    FROM series, place;
INSERT INTO copy (environment, manga, chapter, manga_slug, number, info, folder, page_count, bytes, downloaded_at)
    WITH RECURSIVE place(p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM place WHERE p < 1)
    SELECT 'bench', id, 'c' || p, id, p + 1,
        json_object('environment', 'bench',
            'manga', json_object('id', id, 'slug', id, 'title', title, 'genres', json('[]')),
            'chapter', json_object('id', 'c' || p, 'number', p + 1, 'slug', '' || (p + 1))),
        id || '/' || p, 20, 4000000 + n, '2026-10-01T00:00:00Z'
    FROM series, place;
COMMIT;
PRAGMA wal_checkpoint(TRUNCATE);
