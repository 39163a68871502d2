#!/usr/bin/env bash
# window.sh [HOURS] [BATTLE]: two bots fight in the window, battle after battle, for as long as HOURS (24) of play at
# normal speed: the length of one battle is first measured at four times the speed. Then all are fought with --fast,
# and the window is measured at twenty points. Fails if, after the first part, memory grows by more than a twentieth,
# handles by more than one (a file may be open), or a frame's processor time by more than a quarter.
#   cmake --preset release && cmake --build --preset release && tests/long/window.sh 24
set -euo pipefail
cd "$(dirname "$0")/../.."
hours=${1:-24} battle=${2:-two-lines} places=20
program=$PWD/build/release/bin/coinwars folder=$PWD/build/release/long
export SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
window() { exec "$program" "$battle" --size 320x240 --seed 1 --no-sound --profile profile "$@"; }
number() { sed -n "s/^ *\"$2\": \([0-9.]*\),*$/\1/p" "$1"; }

begin='{"do":"wait","until":"idle"}
{"do":"press","label":"Recruit","nth":1}
{"do":"press","label":"Recruit","nth":2}
{"do":"press","label":"To the table"}
{"do":"wait","until":"idle"}
{"do":"press","label":"Let them begin"}
{"do":"wait","until":"idle","most":3600}
{"do":"expect","state":{"/phase":"over"}}'
rematch='{"do":"press","label":"Rematch with sides swapped"}
{"do":"wait","until":"idle"}
{"do":"press","label":"Let them begin"}
{"do":"wait","until":"idle"}
{"do":"expect","state":{"/phase":"over"}}'
measured() { printf '{"do":"measure","frames":40,"file":"%s.json"}\n' "$1"; }

echo "$begin" >ordinary.jsonl
mkdir profile
echo '{"speed":400}' >profile/settings.json
SECONDS=0
(window --drive ordinary.jsonl)
seconds=$((4 * SECONDS))
battles=$(awk -v hours="$hours" -v seconds="$seconds" 'BEGIN { print int(hours * 3600 / seconds) + 1 }')
each=$(((battles + places - 1) / places))
echo "One battle takes $seconds seconds of play; $battles are fought."

{
    echo "$begin"
    measured at-0
    for place in $(seq "$places"); do
        for _ in $(seq "$each"); do echo "$rematch"; done
        measured "at-$place"
    done
} >long.jsonl
rm -rf profile
window --fast --drive long.jsonl &
playing=$!
trap 'kill "$playing" 2>/dev/null || true' EXIT
for place in $(seq 0 "$places"); do
    until test -s "at-$place.json"; do
        kill -0 "$playing" 2>/dev/null || { wait "$playing"; exit 1; }
        sleep 0.2
    done
    test -d "/proc/$playing/fd" || break  # it ended with the last place
    printf '%d %d %d %s\n' "$((place * each + 1))" "$(awk '/VmRSS/ { print $2 }' "/proc/$playing/status")" \
        "$(ls "/proc/$playing/fd" | wc -l)" "$(number "at-$place.json" cpu_ms)" | tee -a measured.txt
done
trap - EXIT
wait "$playing"
awk 'NR == 2 { kb = $2; handles = $3; ms = $4 }
     END {
         printf "%d battles: memory %d KB at first, %d KB at last; handles %d, %d; a frame %.2f ms, %.2f ms\n", $1, kb, $2, handles, $3, ms, $4
         exit !(NR > 10 && $2 <= 1.05 * kb && $3 <= handles + 1 && $4 <= 1.25 * ms)
     }' measured.txt
