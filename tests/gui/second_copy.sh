#!/usr/bin/env bash
# second_copy.sh PROGRAM FOLDER: while one window plays a battle, the program is started again with the same profile.
# The second one ends at once, and the first one opens what it was asked to; the battle is saved unchanged. Then the
# first one is killed, and another one can use the profile.
set -euo pipefail
program=$1 folder=$2
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
window() { exec "$program" --size 1280x800 --seed 1 --fast --no-sound --profile profile "$@"; }

printf '%s\n' '{"do":"screen","name":"battle","battle":"two-lines"}' '{"do":"wait","until":"idle"}' '{"do":"press","label":"Heads agrees"}' '{"do":"press","label":"Tails agrees"}' \
    '{"do":"wait","until":"idle"}' '{"do":"state","file":"played.json"}' '{"do":"wait","label":"Cannae"}' \
    '{"do":"shot","file":"shown.png"}' '{"do":"wait","frames":100000}' '{"do":"wait","frames":100000}' >first.jsonl
(window --drive first.jsonl) >first.txt 2>&1 &
first=$!
trap 'kill -9 $first 2>/dev/null || true' EXIT
for _ in $(seq 300); do [ ! -f played.json ] || break; sleep 0.1; done
[ -f played.json ] || { cat first.txt; echo "The first window has not come so far."; exit 1; }
saved=$(cat profile/saves/battle.journal)

(window cannae) >second.txt || { echo "The second one ended with an error."; exit 1; }
grep -q 'is already open' second.txt || { echo "The second one has said nothing of the first."; exit 1; }
for _ in $(seq 600); do [ ! -f shown.png ] || break; sleep 0.1; done
[ -f shown.png ] || { cat first.txt; echo "The first window does not show what the second was to open."; exit 1; }
[ "$(cat profile/saves/battle.journal)" = "$saved" ] || { echo "The battle's journal has changed."; exit 1; }

kill -9 $first
wait $first 2>/dev/null || true
printf '%s\n' '{"do":"wait","until":"idle"}' '{"do":"press","label":"Continue"}' '{"do":"wait","until":"idle"}' \
    '{"do":"state","file":"again.json"}' >third.jsonl
(window --drive third.jsonl) || { echo "Nobody can have the profile after the first one was killed."; exit 1; }
grep -q '"phase": *"' again.json
