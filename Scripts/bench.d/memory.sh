# Scripts/bench memory: the peak of memory while 3 chapters of 200 pages of 3 MB each come at once, beside curl.
. Scripts/bench.d/common/pages.sh
. Scripts/bench.d/common/origin.sh
. Scripts/bench.d/common/race.sh

# A JPEG of 3 MB: the first of the sample library, whose picture goes on and on.
make_large_page() {
    local page="$folder/large.jpg" from
    make_pages "" 1 1
    from=$(grep -m 1 '\.jpg$' "$folder/list")
    head -c -2 "$from" >"$page"
    head -c $((3000000 - $(stat -c %s "$page") - 2)) /dev/zero >>"$page"
    printf '\377\331' >>"$page"
    rm -rf "$folder/pages"
}

has_program "$nginx" "the peak of memory" nginx-light || exit 0
case=memory
inside=""
through=""
ca=""
make_large_page
for number in $(seq 0 599); do put_page "$folder/large.jpg" 200 "$number"; done
page_count=600
byte_count=1800000000
pages=127.0.0.1:$(free_port)
api=http://127.0.0.1:$(free_port)
base=http://$pages
make_api "$folder/api" "$base"
page_paths | sed "s|^|$base/|" >"$folder/urls"
start_origin api-server "$folder/api" "${api#http://}"
fill_queue
start_origin page-server "$folder/pages" "$pages"
race "${ROUNDS:-1}" curl manga
