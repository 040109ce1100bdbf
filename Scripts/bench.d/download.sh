# Scripts/bench download [CASE…]: 360 pages in 30 chapters, 15 at once, beside other downloaders on the same pages.
#
# What `manga` brings is verified, hashed and durable; nothing of that is asked of the others. Rounds go through all
# tools in turn. Cases:
#   loopback  no limits                              tls   the same over TLS and HTTP/1.1
#   h2        TLS, and the server offers HTTP/2      far   a line of 40 ms there and back
#   lossy     the same line with 200 Mbit/s, of whose packets 0.2 % are lost
#   slow      a server that takes 40 ms for an answer and gives 25 MB/s in all (snailmail, from PyPI)
# ROUNDS=N sets how many rounds there are, TOOLS="…" who takes part; COMICS=FOLDER takes the pages from comics instead
# of the sample library.
. Scripts/bench.d/common/pages.sh
. Scripts/bench.d/common/origin.sh
. Scripts/bench.d/common/line.sh
. Scripts/bench.d/common/race.sh
after_clean_up() { lift_line; }

# shellcheck disable=SC2206  # words
tools=(${TOOLS:-curl aria2c wget2 gallery-dl manga manga-cold})
rounds=${ROUNDS:-5}

# Runs the race with pages and API at HOST $1, over TLS where $2 is `tls` or `h2`.
race_at() {
    local host=$1 protocol=${2:-} scheme=http count=${#started[@]}
    ca=""
    if [ -n "$protocol" ]; then
        scheme=https
        ca="$folder/ca.pem"
        make_certificate "$host"
    fi
    local pages api_address
    pages=$host:$(free_port)
    api_address=$host:$(free_port)
    base=$scheme://$pages
    api=$scheme://$api_address
    rm -rf "$folder/api"
    make_api "$folder/api" "$base"
    page_paths | sed "s|^|$base/|" >"$folder/urls"
    start_origin api-server "$folder/api" "$api_address" "$protocol"
    fill_queue
    start_pages "$pages" "$protocol"
    race "$rounds" "${tools[@]}"
    end_since "$count"
}

start_pages() {
    if [ "$case" != slow ]; then
        start_origin page-server "$folder/pages" "$@"
        return
    fi
    launch snailmail "$folder/pages" --dist lognormal --mode-ms 40 --sigma 0.5 --seed 1 --bandwidth-mbs 25 \
        --port "${1##*:}" >/dev/null 2>&1
    wait_for_address "$1"
}

# Ends what was started after the first $1.
end_since() {
    local process
    for process in "${started[@]:$1}"; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    started=("${started[@]:0:$1}")
}

# Runs the race over a line of this kind.
race_over() {
    lay_line "$@" || return 0
    inside="ip netns exec $near"
    through="ip netns exec $far"
    race_at 10.77.0.2
    inside=""
    through=""
    lift_line
}

run_case() {
    case=$1
    case $case in
    loopback) race_at 127.0.0.1 ;;
    tls | h2) race_at 127.0.0.1 "$case" ;;
    far) race_over 20000 0 1000 0 ;;
    lossy) race_over 20000 200000000 500 20 ;;
    slow)
        has_program snailmail "$case" || return 0
        race_at 127.0.0.1
        ;;
    *)
        echo "bench: no case \"$case\" (loopback, tls, h2, far, lossy, slow)" >&2
        exit 2
        ;;
    esac
}

has_program "$nginx" "every case" nginx-light || exit 0
inside=""
through=""
make_pages "${COMICS:-}" 12 360
page_count=$(page_paths | wc -l)
byte_count=$(find "$folder/pages" -type f -printf '%s\n' | awk '{ s += $1 } END { print s }')
[ $# -gt 0 ] || set -- loopback tls h2 far lossy slow
for name in "$@"; do run_case "$name"; done
