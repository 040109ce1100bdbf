# Scripts/bench screens: from the question to the text of each screen over 100,000 manga and 2,000,000 chapters, inside one
# process; beside the sqlite3 shell on the same queries.
has_program sqlite3 "the library" sqlite3 || exit 1
swift build -c release --package-path Scripts/bench.d/screens --scratch-path .build/bench >&2
.build/bench/release/screens-bench "$folder/library" --make
sqlite3 "$folder/library/library.sqlite" < Scripts/bench.d/screens/library.sql > /dev/null
echo "library.sqlite: $(du -m "$folder/library/library.sqlite" | cut -f1) MB"
.build/bench/release/screens-bench "$folder/library"
echo "sqlite3:"
sqlite3 "$folder/library/library.sqlite" < Scripts/bench.d/screens/queries.sql 2>&1
