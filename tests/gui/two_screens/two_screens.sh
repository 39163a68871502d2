#!/usr/bin/env bash
# two_screens.sh COINWARS COINWARS_CLI CHECK_LABELS FOLDER GAME [GUESTS_COINWARS]: two windows play GAME together, one
# in English, one in German, by GAME.host.jsonl and GAME.guest.jsonl. GUESTS_COINWARS: another program for the guest.
# If there is a GAME.again.jsonl, the guest's program is killed halfway, restarted with that script and returns to the
# table. A guest that writes leaves.labels.json stops for good: the host claims the battle. With GAME.back.jsonl the
# guest invites in turn, and the host's program returns by that script. GAME.watcher.jsonl is a third window. All see
# the same end, and their saves are valid. After a guest writes cut.labels.json, its messages are lost until it writes
# lost.labels.json: the host's program is stopped meanwhile.
set -euo pipefail
program=$1 cli=$2 check=$3 folder=$4 game=$5 guests_program=${6:-$1}
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder/host" "$folder/guest" "$folder/again" "$folder/watcher"
trap 'kill -CONT $(jobs -p) 2>/dev/null || true; kill $(jobs -p) 2>/dev/null || true' EXIT

# window FOLDER PROFILE SCRIPT WORDS...: replaces this process by the program
window() {
    local where=$1 profile=$2 script=$3
    shift 3
    cd "$where"
    exec "$program" --seed 1 --fast --no-sound --small-pictures --size 1280x800 --profile "$folder/$profile" --drive "$script" "$@" 2>log
}
fail() {
    cat "$folder"/*/log
    exit 1
}
# wait_for FILE PROGRAM: waits until the file exists, as long as the program runs
wait_for() {
    while [ ! -s "$1" ]; do
        kill -0 "$2" 2>/dev/null || fail
        sleep 0.1
    done
}

window "$folder/host" ada "$here/$game.host.jsonl" &
host=$!
# invited_by LABELS: fills the links shown there into the scripts
invited_by() {
    local code watch port
    code=$(grep -oE '([0-9A-Z]{5}-){3}[0-9A-Z]{5}' "$1" | head -n 1)
    watch=$(grep -oE '([0-9A-Z]{5}-){3}[0-9A-Z]{5}' "$1" | tail -n 1)
    port=$(grep -oE '[0-9]:[0-9]{4,5}' "$1" | head -n 1)
    for script in "$here/$game".*.jsonl; do
        sed -e "s|@LINK@|http://127.0.0.1:${port#*:}/#$code|" -e "s|@WATCH@|http://127.0.0.1:${port#*:}/#$watch|" "$script" >"$folder/$(basename "$script")"
    done
}
wait_for "$folder/host/invited.labels.json" $host
invited_by "$folder/host/invited.labels.json"
program=$guests_program window "$folder/guest" ben "$folder/$game.guest.jsonl" --language de &
guest=$!
last=guest
if [ -e "$folder/$game.watcher.jsonl" ]; then
    window "$folder/watcher" cleo "$folder/$game.watcher.jsonl" &
    watcher=$!
fi
if grep -q cut.labels.json "$here/$game.guest.jsonl"; then
    wait_for "$folder/guest/cut.labels.json" $guest
    kill -STOP $host
    wait_for "$folder/guest/lost.labels.json" $guest
    kill -CONT $host
fi
if [ -e "$folder/$game.again.jsonl" ]; then
    wait_for "$folder/guest/middle.labels.json" $guest
    kill -9 $guest
    wait $guest 2>/dev/null || true
    wait_for "$folder/host/away.labels.json" $host
    program=$guests_program window "$folder/again" ben "$folder/$game.again.jsonl" --language de &
    guest=$!
    last=again
fi
if grep -q leaves.labels.json "$here/$game.guest.jsonl"; then
    wait_for "$folder/guest/leaves.labels.json" $guest
    kill -STOP $guest
    wait $host || fail
    kill -9 $guest
    "$check" "$folder"/*/*.labels.json
    "$cli" replay "$folder"/ada/replays/*.json | grep "claim by Ada"
    exit
fi
if [ -e "$here/$game.back.jsonl" ]; then
    wait $host || fail
    wait_for "$folder/guest/back.labels.json" $guest
    invited_by "$folder/guest/back.labels.json"
    window "$folder/again" ada "$folder/$game.back.jsonl" &
    host=$!
fi
wait $guest || fail
if [ -n "${watcher:-}" ]; then
    wait $watcher || fail
    # Watchers cannot undo.
    cmp <(grep -v '"can_undo"' "$folder/host/end.state.json") <(grep -v '"can_undo"' "$folder/watcher/end.state.json")
fi
wait $host || fail
cmp "$folder/host/end.state.json" "$folder/$last/end.state.json"
"$check" "$folder"/*/*.labels.json
kept=0
for file in "$folder"/{ada,ben}/replays/*.json "$folder"/{ada,ben}/stories/"${game//_/-}.json"; do
    [ -e "$file" ] || continue
    "$cli" replay "$file"
    kept=$((kept + 1))
done
[ $kept -ge 2 ] && [ $((kept % 2)) -eq 0 ]
