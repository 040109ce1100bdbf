# Scripts/bench shell [KEYS]: how long the shell takes from its start to its first prompt and from a key to what it draws,
# with 3 downloads running, and what it costs while nobody types; beside python3, sqlite3 and fish where installed.
has_program python3 "the whole bench" python3 || exit 1
PYTHONDONTWRITEBYTECODE=1 python3 Scripts/bench.d/shell/terminal.py .build/release/manga "$folder" "${1:-500}"
