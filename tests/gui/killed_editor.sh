#!/usr/bin/env bash
# killed_editor.sh PROGRAM DRAFT_HOLDS FOLDER: a battle is made in a window that is killed at random moments, $KILLS
# times. The editor's last state, or the next one, is in the profile and comes back when the editor is reopened;
# another battle edited in the meantime does not replace it.
set -euo pipefail
program=$1 holds=$2 folder=$3 times=${KILLS:-2}
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
window() { exec "$program" --size 1280x800 --seed 1 --fast --no-sound --profile profile --drive "$1"; }

# The same edits every time, so that a run without a kill shows what follows each.
edits=0
edit() {
    edits=$((edits + 1))
    printf '%s\n{"do":"wait","until":"idle"}\n{"do":"state","file":"shown-%02d.json"}\n' "$1" "$edits"
}
{
    echo '{"do":"screen","name":"editor"}'
    edit '{"do":"press","label":"Penny"}'
    for x in 4 6 8 10 12 14 16 18 20 22; do edit "{\"do\":\"click\",\"at\":[$x,4]}"; done
    for x in 6 10 14 18; do
        edit "{\"do\":\"click\",\"at\":[$((x + 1)),5]}"
        edit '{"do":"key","key":"Ctrl+Z"}'
        edit "{\"do\":\"drag\",\"from\":[$x,4],\"to\":[$x,6.5]}"
    done
    edit '{"do":"key","key":"Ctrl+A"}'
    edit '{"do":"press","label":"Copy across the table"}'
    edit '{"do":"key","key":"Delete"}'
} >play.jsonl
mkdir all
(cd all && window ../play.jsonl) >said 2>&1 || { cat said; exit 1; }
rm -f all/shown-01.json  # nothing has been laid yet
for _ in 1 2 3; do echo '{"do":"wait","frames":100000}'; done >>play.jsonl
printf '%s\n' '{"do":"screen","name":"editor"}' '{"do":"wait","until":"idle"}' '{"do":"state","file":"again.json"}' >again.jsonl
printf '%s\n' '{"do":"screen","name":"setup","battle":"two-lines"}' '{"do":"wait","until":"idle"}' '{"do":"press","label":"Make your own battle from it"}' \
    '{"do":"wait","until":"idle"}' '{"do":"key","key":"Ctrl+A"}' '{"do":"key","key":"Delete"}' '{"do":"wait","until":"idle"}' >other.jsonl

RANDOM=3
for killed in $(seq "$times"); do
    rm -rf profile shown-*.json again.json
    window play.jsonl >said 2>&1 &
    making=$!
    until test -e shown-02.json || ! kill -0 "$making" 2>/dev/null; do sleep 0.02; done
    sleep "0.$((RANDOM % 900 + 100))"
    kill -KILL "$making" || { cat said; exit 1; }
    wait "$making" 2>/dev/null || true
    shown=$(ls shown-*.json | tail -1)
    # The state shown, or a later one, but never an earlier one.
    mapfile -t after < <(ls all/shown-*.json | awk -v shown="all/$shown" '$0 >= shown')
    "$holds" profile/unsaved-battle.json "${after[@]}" || { echo "kill $killed after $shown"; exit 1; }
    cp profile/unsaved-battle.json kept.json
    (window other.jsonl) >said 2>&1 || { cat said; exit 1; }
    cmp kept.json profile/unsaved-battle.1.json
    mv profile/unsaved-battle.1.json profile/unsaved-battle.json
    (window again.jsonl) >said 2>&1 || { cat said; exit 1; }
    "$holds" kept.json again.json || { echo "kill $killed: opened again"; exit 1; }
done
echo "$times times killed"
