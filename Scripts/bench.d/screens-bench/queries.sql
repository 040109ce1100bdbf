-- What the screens ask, by hand; each is asked once before it is timed.
.mode list
PRAGMA cache_size = -8192;
.output /dev/null
SELECT * FROM shelf WHERE environment = 'bench' ORDER BY title COLLATE NOCASE, manga LIMIT 50;
SELECT count(*) FROM shelf WHERE environment = 'bench';
.output
.print library, first page
.output /dev/null
.timer on
SELECT * FROM shelf WHERE environment = 'bench' ORDER BY title COLLATE NOCASE, manga LIMIT 50;
SELECT count(*) FROM shelf WHERE environment = 'bench';
.timer off
.output /dev/null
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%antern%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.output
.print part of a title
.output /dev/null
.timer on
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%antern%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.timer off
.output /dev/null
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%灯の%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.output
.print two characters
.output /dev/null
.timer on
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%灯の%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.timer off
.output /dev/null
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%xyzzy%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.output
.print a part of none
.output /dev/null
.timer on
SELECT manga FROM shelf WHERE environment = 'bench' AND title LIKE '%xyzzy%' ESCAPE '\'
    ORDER BY title COLLATE NOCASE, manga;
.timer off
.output /dev/null
SELECT json FROM manga WHERE environment = 'bench' AND title COLLATE NOCASE >= 'lantern'
    AND title COLLATE NOCASE < 'lantern' || char(0x10FFFF) ORDER BY title COLLATE NOCASE LIMIT 50;
.output
.print beginning of a title
.output /dev/null
.timer on
SELECT json FROM manga WHERE environment = 'bench' AND title COLLATE NOCASE >= 'lantern'
    AND title COLLATE NOCASE < 'lantern' || char(0x10FFFF) ORDER BY title COLLATE NOCASE LIMIT 50;
.timer off
.output /dev/null
SELECT * FROM shelf_total;
.output
.print storage, from the sums
.output /dev/null
.timer on
SELECT * FROM shelf_total;
.timer off
.output /dev/null
SELECT environment, count(DISTINCT manga), count(*), sum(page_count), sum(bytes) FROM copy
    WHERE downloaded_at IS NOT NULL AND gone = 0 GROUP BY environment;
.output
.print storage, from the chapters
.output /dev/null
.timer on
SELECT environment, count(DISTINCT manga), count(*), sum(page_count), sum(bytes) FROM copy
    WHERE downloaded_at IS NOT NULL AND gone = 0 GROUP BY environment;
.timer off
.output /dev/null
SELECT titles FROM title_block WHERE environment = 'bench';
.output
.print all titles, in blocks
.output /dev/null
.timer on
SELECT titles FROM title_block WHERE environment = 'bench';
.timer off
