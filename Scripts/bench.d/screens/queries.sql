-- What the screens ask, by hand.
.mode list
.output /dev/null
.timer on
.print library, first page
SELECT * FROM shelf WHERE environment = 'bench' ORDER BY title COLLATE NOCASE, manga LIMIT 50;
SELECT count(*) FROM shelf WHERE environment = 'bench';
.print part of a title
SELECT * FROM shelf WHERE environment = 'bench' AND title LIKE '%antern%' ORDER BY title COLLATE NOCASE, manga LIMIT 50;
SELECT count(*) FROM shelf WHERE environment = 'bench' AND title LIKE '%antern%';
.print two characters
SELECT * FROM shelf WHERE environment = 'bench' AND title LIKE '%灯の%' ORDER BY title COLLATE NOCASE, manga LIMIT 50;
SELECT count(*) FROM shelf WHERE environment = 'bench' AND title LIKE '%灯の%';
.print beginning of a title
SELECT json FROM manga WHERE environment = 'bench' AND title COLLATE NOCASE >= 'lantern'
    AND title COLLATE NOCASE < 'lantern' || char(0x10FFFF) ORDER BY title COLLATE NOCASE LIMIT 50;
.print storage, from the sums
SELECT * FROM shelf_total;
.print storage, from the chapters
SELECT environment, count(DISTINCT manga), count(*), sum(page_count), sum(bytes) FROM copy
    WHERE downloaded_at IS NOT NULL AND gone = 0 GROUP BY environment;
