#!/usr/bin/env bash
# killed.sh PROGRAM SHOWN_HOLDS FOLDER: two bots fight in a window that is killed at random moments, $KILLS times;
# each time the battle continues. The journal is valid every time and contains everything the window had shown.
set -euo pipefail
program=$1 holds=$2 folder=$3 times=${KILLS:-8}
rm -rf "$folder"
mkdir -p "$folder/profile"
cd "$folder"

watched() {
    for _ in $(seq 3000); do echo '{"do":"state","file":"shown.json"}{"do":"wait","frames":1}' | sed 's/}{/}\n{/'; done
}
{
    echo '{"do":"wait","until":"idle"}'
    echo '{"do":"press","label":"Recruit","nth":1}'
    echo '{"do":"press","label":"Recruit","nth":2}'
    echo '{"do":"press","label":"To the table"}'
    echo '{"do":"wait","frames":3}'
    echo '{"do":"press","label":"Let them begin"}'
    watched
} >begin.jsonl
{
    echo '{"do":"press","label":"Continue"}'
    watched
} >continue.jsonl

window() { exec "$program" "$@" --size 320x240 --fast --no-sound --profile profile; }
journal=profile/saves/battle.journal
RANDOM=1
most=0 battles=0
for killed in $(seq "$times"); do
    rm -f shown.json
    if test -e $journal; then
        window --drive continue.jsonl >said 2>&1 &
    else
        battles=$((battles + 1))
        window cannae --seed "$battles" --drive begin.jsonl >said 2>&1 &
    fi
    game=$!
    until test -e shown.json || ! kill -0 "$game" 2>/dev/null; do sleep 0.05; done
    sleep "$((RANDOM % 2)).$((RANDOM % 900 + 100))"
    if ! kill -KILL "$game" 2>/dev/null; then
        # It ended by itself: with the script or the battle.
        wait "$game" || { cat said; exit 1; }
    fi
    wait "$game" 2>/dev/null || true
    test -e shown.json || { echo "kill $killed: nothing was shown"; cat said; exit 1; }
    if test -e $journal; then
        steps=$("$holds" shown.json $journal) || { echo "kill $killed"; exit 1; }
        most=$((steps > most ? steps : most))
    fi
done
# Saves were really continued, not always restarted.
test "$most" -gt 20
echo "$times times killed, $battles battles, at most $most steps kept"
