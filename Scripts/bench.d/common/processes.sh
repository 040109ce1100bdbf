# A scratch folder, and processes that end with the bench.
folder=$(mktemp -d)
started=()

# Starts a program in the background, to be ended with the bench; its number is in $!.
launch() {
    "$@" &
    started+=($!)
}

clean_up() {
    local process
    trap - EXIT
    if declare -F before_clean_up >/dev/null; then before_clean_up; fi
    for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    if declare -F after_clean_up >/dev/null; then after_clean_up; fi
    rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# Whether program $1 is there; says loudly that $2 is left out where it is not.
has_program() {
    command -v "$1" >/dev/null 2>&1 && return
    echo "SKIPPED: $2: $1 is not installed${3:+ (Debian: apt-get install --no-install-recommends $3)}" >&2
    return 1
}

# The middle, the least and the most of the numbers on standard input, one a line, as `middle least most`.
median() {
    sort -n | awk '{ n[NR] = $1 } END { print (NR % 2 ? n[(NR + 1) / 2] : (n[NR / 2] + n[NR / 2 + 1]) / 2), n[1], n[NR] }'
}
