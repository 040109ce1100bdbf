# Pages as files, and an API that lists them: what a server would send, without the server.
#
# Pages are `$folder/pages/SERIES/CHAPTER/001.EXT`. The API is files of JSON in a folder of its own, which name the
# pages by the address that they are served at.

# Takes pages from the comics in folder $1, or from the sample library; chapters of $2 pages each until there are $3.
make_pages() {
    local comics=$1 length=$2 count=$3 from page number=0
    export MANGAREADER_HOME="$folder/comics" MANGAREADER_LOG_LEVEL=none
    if [ -n "$comics" ]; then from=("$comics"); else from=(--sample); fi
    .build/release/manga "${from[@]}" -c 'download --everything --wait' >/dev/null 2>"$folder/errors" \
        || { cat "$folder/errors" >&2 && exit 1; }
    find "$folder/comics/data/library" -type f ! -name '*.json' ! -name '.*' | LC_ALL=C sort >"$folder/list"
    [ -s "$folder/list" ] || { echo "bench: no pages in ${comics:-the sample library}" >&2 && exit 1; }
    while [ "$number" -lt "$count" ]; do
        while read -r page && [ "$number" -lt "$count" ]; do
            put_page "$page" "$length" "$number"
            number=$((number + 1))
        done <"$folder/list"
    done
}

# Puts page number $3, counted from 0, into its place; five series in turn get a chapter of $2 pages.
put_page() {
    local chapter=$(($3 / $2)) name target
    printf -v name '%03d.%s' $(($3 % $2 + 1)) "${1##*.}"
    target="$folder/pages/series-$((chapter % 5 + 1))/$((chapter / 5 + 1))"
    [ -d "$target" ] || mkdir -p "$target"
    ln "$1" "$target/$name"
}

# Writes the API into folder $1; its pages are at $2.
make_api() {
    local api=$1/api/v1 pages=$2 series slug
    mkdir -p "$api/manga" "$api/chapters"
    for series in "$folder"/pages/*; do
        slug=${series##*/}
        echo "{\"id\":\"$slug\",\"slug\":\"$slug\",\"title\":\"$slug\"}" >"$api/manga/$slug.json"
        mkdir -p "$api/manga/$slug" "$api/chapters/$slug"
        ls "$series" | sort -n | json_list '{"id":"&","slug":"&","number":"&"}' >"$api/manga/$slug/chapters.json"
        for chapter in "$series"/*; do
            # shellcheck disable=SC2012  # names of our own
            find "$chapter" -type f -printf '%f %s\n' | sort | awk -v at="$pages/$slug/${chapter##*/}" '
                { printf "%s{\"page\":%d,\"filename\":\"%s\",\"size\":%d,\"url\":\"%s/%s\"}",
                    NR == 1 ? "{\"images\":[" : ",", NR - 1, $1, $2, at, $1 }
                END { printf "],\"totalPages\":%d}\n", NR }' >"$api/chapters/$slug/${chapter##*/}.json"
        done
    done
    cat "$api"/manga/*.json | json_list '&' >"$api/manga.json"
}

# The lines of standard input as a list, each in the place of `&` in $1.
json_list() {
    sed "s|.*|${1}|" | awk '{ printf "%s%s", NR == 1 ? "[" : ",", $0 } END { print "]" }'
}

# The paths of all pages, below `$folder/pages`, in the order in which they are downloaded.
page_paths() {
    (cd "$folder/pages" && find . -type f -printf '%P\n' | sort -V)
}
