# Scripts/bench requests [COUNT]: memory, descriptors and threads of one `manga` that sends COUNT requests, two of
# three for JSON and one for a page, to a `manga-server`; beside one curl that sends the same.

# One line of what the kernel says of process $1 after $2 requests.
sample() {
    local memory threads
    memory=$(awk '/^VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$1/status")
    threads=$(awk '/^Threads/ { print $2 }' "/proc/$1/status")
    printf '%8d requests  %6s MB  %3d descriptors  %3d threads\n' \
        "$2" "$memory" "$(ls "/proc/$1/fd" | wc -l)" "$threads"
}

# What the paths of the requests are, one a line, COUNT in all.
paths() {
    awk -v count="$1" -v page="$2" 'BEGIN { for (i = 1; i <= count; i++) print i % 3 ? "health" : page }'
}

# Closes the shell's input, so that it ends by itself.
before_clean_up() {
    exec 3>&- || true
}

bench_requests() {
    local count=$1 address slug page shell sent=0 step
    export MANGAREADER_HOME="$folder/home" MANGAREADER_LOG_LEVEL=none
    .build/release/manga --sample -c health >/dev/null 2>&1
    launch .build/release/manga-server "$folder/home/data/sample" --port 0 >"$folder/server"
    until address=$(grep -o 'http://[0-9.]*:[0-9]*' "$folder/server"); do sleep 0.05; done
    slug=$(curl -s "$address/manga/popular" | grep -o '"slug":"[^"]*"' | head -1 | cut -d'"' -f4)
    curl -s -X POST "$address/api/v1/download/$slug/1" >/dev/null
    page="images/$slug/1/0"

    mkfifo "$folder/commands"
    # Not by `launch`: the pipe opens when both ends are there.
    .build/release/manga --server-url "$address" <"$folder/commands" >"$folder/answers" 2>"$folder/errors" &
    shell=$!
    started+=("$shell")
    exec 3>"$folder/commands"
    echo "manga"
    step=$(((count + 5) / 6))
    local begin=${EPOCHREALTIME/./}
    paths "$count" "$page" >"$folder/paths"
    while [ "$sent" -lt "$count" ]; do
        sed -n "$((sent + 1)),$((sent + step))p" "$folder/paths" | sed 's/^/api GET /' >&3
        sent=$((sent + step < count ? sent + step : count))
        until [ "$(grep -c '^GET http' "$folder/answers")" -ge "$sent" ]; do
            if ! kill -0 "$shell" 2>/dev/null; then cat "$folder/errors" >&2 && exit 1; fi
            sleep 0.01
        done
        sample "$shell" "$sent"
    done
    local end=${EPOCHREALTIME/./}
    echo "manga: $(((end - begin) / 1000)) ms, $(grep -c '^200 ' "$folder/answers") answers with status 200"

    sed "s|.*|url = \"$address/api/v1/&\"\noutput = /dev/null|" "$folder/paths" >"$folder/urls"
    begin=${EPOCHREALTIME/./}
    curl -s -K "$folder/urls"
    end=${EPOCHREALTIME/./}
    echo "curl:  $(((end - begin) / 1000)) ms"
}

bench_requests "${1:-3000}"
