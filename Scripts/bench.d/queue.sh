# Scripts/bench queue [COUNT]: what COUNT queued chapters cost, in the library's own database.
count=${1:-100000}
swift build -c release --package-path Scripts/bench.d/queue-bench --scratch-path .build/bench >&2
echo "$count chapters:"
.build/bench/release/queue-bench "$folder/library" "$count"
