#!/usr/bin/env bash
# killed_tables.sh PROGRAM SHOWN_HOLDS FOLDER SCRIPT:SCREEN:KEPT...: plays a story game by its script in a window that
# is killed at random moments, $KILLS times. The journal KEPT has everything shown, and the reopened screen its end.
set -euo pipefail
program=$1 holds=$2 folder=$3
shift 3
times=${KILLS:-$#}
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# The script until the table is left; once all are seated it writes the state after each step.
watched() {
    awk '/"label":"Title"/ { exit } /"(labels|shot)"/ { next } { print }
         /"Take your seats"/ { on = 1 } on { print "{\"do\":\"state\",\"file\":\"shown.json\"}" }' "$1"
    for _ in 1 2 3; do echo '{"do":"wait","frames":100000}'; done
}
window=("$program" --size 1280x800 --seed 1 --fast --no-sound --profile profile)

RANDOM=2
most=0
for killed in $(seq "$times"); do
    game=${*:$(((killed - 1) % $# + 1)):1}
    script=${game%%:*} screen=${game#*:} kept=profile/stories/${game##*:}
    screen=${screen%%:*}
    rm -rf profile shown.json again.json
    watched "$script" >play.jsonl
    "${window[@]}" --drive play.jsonl >said 2>&1 &
    playing=$!
    # A table without any action is not saved.
    until { test -e shown.json && test -e "$kept"; } || ! kill -0 "$playing" 2>/dev/null; do sleep 0.05; done
    sleep "$((RANDOM % 2)).$((RANDOM % 900 + 100))"
    kill -KILL "$playing" || { cat said; exit 1; }
    wait "$playing" 2>/dev/null || true
    steps=$("$holds" shown.json "$kept") || { echo "kill $killed of $screen"; exit 1; }
    most=$((steps > most ? steps : most))
    printf '{"do":"screen","name":"%s"}\n{"do":"wait","until":"idle"}\n{"do":"state","file":"again.json"}\n' "$screen" >again.jsonl
    "${window[@]}" --drive again.jsonl >said 2>&1 || { cat said; exit 1; }
    "$holds" again.json "$kept" >/dev/null || { echo "kill $killed of $screen: opened again"; exit 1; }
done
test "$most" -gt 5
echo "$times times killed, at most $most steps kept"
