#!/usr/bin/env bash
# real_mouse.sh PROGRAM CHECK_LABELS FOLDER: a window on an X server of its own. A driven run finds the places of the
# buttons; then the server's mouse presses them, and the program's profile shows that it has understood.
set -euo pipefail
program=$1 check=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

game=
wait_for() {
    for _ in $(seq 600); do
        if "$@"; then return; fi
        test -z "$game" || kill -0 "$game" 2>/dev/null || { echo "the program has ended: $*" >&2; exit 1; }
        sleep 0.1
    done
    echo "timed out: $*" >&2
    exit 1
}
pictures() { test "$(find profile/pictures -name '*.png' 2>/dev/null | wc -l)" -ge "$1"; }
click() { # LABEL FILE
    local at
    at=$("$check" --at "$1" "$2")
    # shellcheck disable=SC2086
    xdotool mousemove $at
    sleep 0.3
    xdotool click 1
}

SDL_VIDEODRIVER=offscreen "$program" two-lines --size 1280x800 --fast --no-sound --profile places \
    --drive "$here/scripts/places.jsonl"
SDL_VIDEODRIVER=offscreen "$program" "$here/../replays/two-lines.json" --size 1280x800 --fast --no-sound --profile places \
    --drive "$here/scripts/places_of_replay.jsonl"

# Without -noreset the server restarts when its last client leaves, and misses one that connects then.
Xvfb -noreset -displayfd 3 -screen 0 1280x800x24 3>display 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
wait_for test -s display
DISPLAY=:$(cat display)
export DISPLAY SDL_VIDEODRIVER=x11

# Unsaved data is kept when the window is closed.
mkdir -p profile
echo '{"format": "coinwars-settings/1", "autosave": "never"}' >profile/settings.json
"$program" two-lines --size 1280x800 --fast --no-sound --profile profile &
game=$!
# The window responds once it can save a picture.
answers() { xdotool key F12 && sleep 1 && pictures "$1"; }
wait_for answers 1
click "To the table" setup.labels.json
before=$(find profile/pictures -name '*.png' | wc -l)
wait_for answers $((before + 1))
click "Heads agrees" agreement.labels.json
before=$(find profile/pictures -name '*.png' | wc -l)
wait_for answers $((before + 1))
test ! -e profile/saves/battle.journal

# As when a display is unplugged: small, then large again.
window=$(xdotool search --name "Coin Wars" | head -1)
for size in "320 200" "1280 800"; do
    # shellcheck disable=SC2086
    xdotool windowsize "$window" $size
    before=$(find profile/pictures -name '*.png' | wc -l)
    wait_for answers $((before + 1))
done

kill -TERM "$game"
wait "$game"
grep -q '"agree"' profile/saves/battle.journal

# Background work finishes on the screen without any input: its results are saved.
mkdir -p profile/replays
replay="profile/replays/2026-11-20 21.05.33 Two lines.json"
cp "$here/../replays/two-lines.json" "$replay"
"$program" "$replay" --size 1280x800 --fast --no-sound --profile profile &
game=$!
before=$(find profile/pictures -name '*.png' | wc -l)
wait_for answers $((before + 1))
click "What decided it?" replay.labels.json
analysed() { grep -q 'coinwars-analysis/1' "$replay"; }
wait_for analysed
kill -TERM "$game"
wait "$game"
