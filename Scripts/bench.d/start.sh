# Scripts/bench start [RUNS]: how long programs take that do next to nothing.

milliseconds() {
    local runs=$1 begin end
    shift
    for _ in $(seq "$runs"); do
        begin=${EPOCHREALTIME/./}
        "$@" >/dev/null 2>&1
        end=${EPOCHREALTIME/./}
        echo $((end - begin))
    done | median | awk -v runs="$runs" \
        '{ printf "min %.1f  median %.1f  max %.1f ms (%d runs)\n", $2 / 1000, $1 / 1000, $3 / 1000, runs }'
}

for program in ".build/release/manga -c help" "curl --version" "python3 -c pass" "/bin/true"; do
    command -v "${program%% *}" >/dev/null 2>&1 || continue
    # shellcheck disable=SC2086  # words of a command
    printf '%-30s %s\n' "$program" "$(milliseconds "${1:-40}" $program)"
done
