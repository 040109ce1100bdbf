# Downloaders on the same pages, in turn.
#
# `$folder/urls` has the address of each page; its file is the part of the address behind `$base`.

# Runs what follows $1 and notes its wall time, CPU time and memory under the name $1.
measure() {
    local name=$1 status=0
    shift
    sync
    TIMEFORMAT='%3R %3U %3S'
    # shellcheck disable=SC2086  # words of a command
    { time ${inside:-} $peak "$@" >"$folder/output" 2>"$folder/errors" || status=$?; } 2>"$folder/time"
    local megabytes="-"
    [ -z "$peak" ] || megabytes=$(awk '{ printf "%.1f", $1 / 1024 }' "$folder/peak")
    check "$name" "$status"
    awk -v name="$name" -v peak="$megabytes" '{ print name, $1, $2 + $3, peak }' "$folder/time" >>"$folder/results"
}

# Says loudly where a run has not brought every byte.
check() {
    local files bytes
    read -r files bytes < <(find "$out" -type f -size +0 ! -name '*.json' ! -name 'library.sqlite*' ! -name '.*' \
        -printf '%s\n' 2>/dev/null | awk '{ n += 1; s += $1 } END { print n + 0, s + 0 }')
    if [ "$2" -ne 0 ] || [ "$files" -ne "$page_count" ] || [ "$bytes" -ne "$byte_count" ]; then
        echo "BROKEN: $1: status $2, $files of $page_count pages, $bytes of $byte_count bytes" >&2
        tail -n 3 "$folder/errors" >&2
    fi
}

run_curl() {
    sed "s|^$base/\(.*\)|url = \"&\"\noutput = \"$out/\1\"|" "$folder/urls" >"$folder/curl"
    # shellcheck disable=SC2046
    measure curl curl -sS -Z --parallel-max 15 --create-dirs $([ -z "$ca" ] || echo "--cacert $ca") -K "$folder/curl"
}

run_aria2c() {
    sed "s|^$base/\(.*\)|&\n  out=\1|" "$folder/urls" >"$folder/aria2c"
    # shellcheck disable=SC2046
    measure aria2c aria2c -q --no-conf -j15 -x1 -s1 --file-allocation=none -d "$out" \
        $([ -z "$ca" ] || echo "--ca-certificate=$ca") -i "$folder/aria2c"
}

run_wget2() {
    # shellcheck disable=SC2046
    measure wget2 wget2 -q -x -nH --max-threads=15 -P "$out" $([ -z "$ca" ] || echo "--ca-certificate=$ca") \
        -i "$folder/urls"
}

# One page after the other: it cannot do otherwise.
run_gallery-dl() {
    # shellcheck disable=SC2046
    measure gallery-dl $([ -z "$ca" ] || echo env "REQUESTS_CA_BUNDLE=$ca") gallery-dl --config-ignore -q \
        -o extractor.base-directory="$out" -o 'extractor.directlink.directory=["{path}"]' -i "$folder/urls"
}

# The chapters are in the queue already, as the addresses are in the lists of the others.
run_manga() {
    cp -a "$folder/queued" "$out/home"
    manga_downloads manga
}

# Nothing is known but the address of the server.
run_manga-cold() {
    manga_downloads manga-cold
}

# As many connections as the others have, for one chapter too, as their addresses know no chapters.
manga_downloads() {
    measure "$1" env MANGAREADER_HOME="$out/home" MANGAREADER_CA_FILE="$ca" MANGAREADER_PAGES_AT_ONCE=15 \
        MANGAREADER_CONNECTIONS_PER_HOST=15 .build/release/manga \
        --server-url "$api" -c 'download --everything --wait'
}

# Fills a queue and leaves it in `$folder/queued`; the pages are not served yet.
fill_queue() {
    rm -rf "$folder/queued"
    # shellcheck disable=SC2086
    ${inside:-} env MANGAREADER_HOME="$folder/queued" MANGAREADER_CA_FILE="$ca" .build/release/manga \
        --server-url "$api" -c 'download --everything' >/dev/null 2>"$folder/errors" \
        || { cat "$folder/errors" >&2 && exit 1; }
}

# Runs each of $2… $1 times, in an order that turns around, and prints the table of case `$case`.
#
# Each has a new folder, and all go at the end: for 5 s after a deletion ext4 looks at every freed inode that it passes,
# which would cost whoever comes next.
race() {
    local rounds=$1 round tool tools=()
    shift
    for tool in "$@"; do
        case $tool in
        manga*) tools+=("$tool") ;;
        *) if has_program "$tool" "$case without it" "${tool/aria2c/aria2}"; then tools+=("$tool"); fi ;;
        esac
    done
    : >"$folder/results"
    for round in $(seq "$rounds"); do
        for tool in "${tools[@]}"; do
            out="$folder/out/$round-$tool"
            mkdir -p "$out"
            "run_$tool"
        done
        mapfile -t tools < <(printf '%s\n' "${tools[@]}" | tac)
    done
    rm -rf "$folder/out"
    sleep 6
    print_table "$rounds" "$@"
}

print_table() {
    local rounds=$1 tool
    shift
    printf '\n%s: %d pages, %.1f MB, %d rounds\n' "$case" "$page_count" "$(megabytes "$byte_count")" "$rounds"
    printf '%-12s %8s %8s %8s   %8s %8s\n' tool "wall s" min max "CPU s" "peak MB"
    for tool in "$@"; do
        grep -q "^$tool " "$folder/results" || continue
        printf '%-12s %8.3f %8.3f %8.3f   %8.3f %8s\n' "$tool" $(column "$tool" 2 | median) \
            "$(column "$tool" 3 | median | cut -d' ' -f1)" "$(column "$tool" 4 | sort -n | tail -n 1)"
    done
}

column() {
    awk -v tool="$1" -v column="$2" '$1 == tool { print $column }' "$folder/results"
}

megabytes() {
    awk -v bytes="$1" 'BEGIN { print bytes / 1e6 }'
}

# Also the peak of its memory is noted, where GNU time is installed.
peak=""
if has_program /usr/bin/time "the peak of memory" time; then peak="/usr/bin/time -q -f %M -o $folder/peak"; fi
