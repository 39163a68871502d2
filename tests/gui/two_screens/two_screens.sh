#!/usr/bin/env bash
# two_screens.sh COINWARS COINWARS_CLI CHECK_LABELS FOLDER: two windows fight Cannae against each other, one in English, one in
# German. In the second turn the guest's program is killed; it is opened again, goes back to the table, and both see the same end.
set -euo pipefail
program=$1 cli=$2 check=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder/host" "$folder/guest" "$folder/again"
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

# window FOLDER PROFILE SCRIPT WORDS...: becomes the program
window() {
    local where=$1 profile=$2 script=$3
    shift 3
    cd "$where"
    exec "$program" --seed 1 --fast --no-sound --small-pictures --size 1280x800 --profile "$folder/$profile" --drive "$script" "$@" 2>log
}
# wait_for FILE PROGRAM: until it is there, as long as the program runs
wait_for() {
    while [ ! -s "$1" ]; do
        kill -0 "$2" 2>/dev/null || { cat "$folder"/*/log; exit 1; }
        sleep 0.1
    done
}

window "$folder/host" ada "$here/host.jsonl" &
host=$!
wait_for "$folder/host/invited.labels.json" $host
code=$(grep -oE '([0-9A-Z]{5}-){3}[0-9A-Z]{5}' "$folder/host/invited.labels.json" | head -n 1)
port=$(grep -oE '[0-9]:[0-9]{4,5}' "$folder/host/invited.labels.json" | head -n 1)
for script in guest guest_again; do
    sed "s|@LINK@|http://127.0.0.1:${port#*:}/#$code|" "$here/$script.jsonl" >"$folder/$script.jsonl"
done
window "$folder/guest" ben "$folder/guest.jsonl" --language de &
guest=$!
wait_for "$folder/guest/middle.labels.json" $guest
kill -9 $guest
wait $guest 2>/dev/null || true
(window "$folder/again" ben "$folder/guest_again.jsonl" --language de) || { cat "$folder"/*/log; exit 1; }
wait $host || { cat "$folder"/*/log; exit 1; }
cmp "$folder/host/end.state.json" "$folder/again/end.state.json"
"$check" "$folder"/*/*.labels.json
for kept in "$folder"/ada/replays/*.json "$folder"/ben/replays/*.json; do "$cli" replay "$kept"; done
