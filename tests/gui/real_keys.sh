#!/usr/bin/env bash
# real_keys.sh PROGRAM FOLDER: a window on a small X server of its own, saved as larger than that screen, must fit on
# it. A script waits at its list of keys while the server's keyboard, in layouts of several languages, sets key after
# key for one action. XDG_DATA_HOME is empty, so the profile is in HOME, where settings.json is a link.
set -euo pipefail
program=$1 folder=$2
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# Layout, xdotool's keycode, the new label of End turn's key. 24, 25, 47, 52, 57: Q, W, ;, Z, N of a US keyboard.
# (Not B: in Arabic it types two letters, and with SDL 2 on top of SDL 3, X's input method consumes it.)
cat >keys.txt <<'END'
ru 52 Z
ru 47 ;
ru ctrl+52 Ctrl+Z
gr 24 Q
il 25 W
il ctrl+52 Ctrl+Z
ara 57 N
ara 12 3
fr 24 A
fr 11 2
de 47 Ö
us 52 Z
us 79 Home
us Num_Lock+79 7
END
{
    echo '{"do":"wait","until":"idle"}'
    echo '{"do":"screen","name":"keys"}'
    echo '{"do":"wait","until":"idle"}'
    is=E turn=0
    while read -r _ _ name; do
        echo "{\"do\":\"press\",\"label\":\"$is, Pad Start\"}"
        echo '{"do":"expect","label":"Press a key"}'
        echo "{\"do\":\"labels\",\"file\":\"$((turn += 1)).labels.json\"}"
        echo "{\"do\":\"wait\",\"label\":\"$name, Pad Start\",\"most\":60}"
        is=$name
    done <keys.txt
} >script.jsonl

mkdir -p home/.local/share/coinwars dot
echo '{"format": "coinwars-settings/1", "window": {"width": 3000, "height": 2000}}' >dot/settings.json
chmod 640 dot/settings.json
ln -s "$PWD/dot/settings.json" home/.local/share/coinwars/settings.json

# Without -noreset the server restarts when its last client leaves, and misses one that connects then.
Xvfb -noreset -displayfd 3 -screen 0 1024x600x24 3>display 2>/dev/null &
server=$!
game=
trap 'kill "$server" $game 2>/dev/null || true' EXIT
wait_for() {
    for _ in $(seq 600); do
        if test -s "$1"; then return; fi
        test -z "$game" || kill -0 "$game" 2>/dev/null || { wait "$game"; echo "the program has ended before $1" >&2; exit 1; }
        sleep 0.1
    done
    echo "timed out: $1" >&2
    exit 1
}
wait_for display
DISPLAY=:$(cat display)
export DISPLAY
env -u WAYLAND_DISPLAY HOME="$PWD/home" XDG_DATA_HOME= SDL_VIDEODRIVER=x11 \
    "$program" --fast --no-sound --small-pictures --drive script.jsonl &
game=$!
turn=0
while read -r layout key _; do
    wait_for "$((turn += 1)).labels.json"
    setxkbmap "$layout"
    # The window needs to learn of a new layout before the key.
    sleep 0.3
    for each in ${key//Num_Lock+/Num_Lock }; do xdotool key "$each"; done
    test "$turn" != 1 || xdotool search --name "Coin Wars" getwindowgeometry >geometry
done <keys.txt
wait "$game"

cat geometry
grep -q "Position: 0,0 " geometry
grep -q "Geometry: 1024x600" geometry
test -L home/.local/share/coinwars/settings.json
test "$(stat -c %a dot/settings.json)" = 640
grep -q '"end_turn": "7"' dot/settings.json
