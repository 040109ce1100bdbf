# Scripts/bench screens: from the question to the text of each screen over 100,000 manga and 2,000,000 chapters, inside one
# process; beside the sqlite3 shell on the same queries. The library is made once, and again when what it is made of changes.
has_program sqlite3 "the library" sqlite3 || exit 1
swift build -c release --package-path Scripts/bench.d/screens-bench --scratch-path .build/bench >&2
library=.build/bench/library
stamp=$(cat Scripts/bench.d/screens-bench/library.sql Modules/Storage/Tables/Schema*.swift | cksum)
if [ "$(cat "$library/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$library"
    .build/bench/release/screens-bench "$library" --make
    sqlite3 "$library/library.sqlite" < Scripts/bench.d/screens-bench/library.sql > /dev/null
    echo "$stamp" > "$library/stamp"
fi
echo "library.sqlite: $(du -m "$library/library.sqlite" | cut -f1) MB"
.build/bench/release/screens-bench "$library"
echo "sqlite3:"
sqlite3 "$library/library.sqlite" < Scripts/bench.d/screens-bench/queries.sql 2>&1
