#!/usr/bin/env bash
# killed_typing.sh PROGRAM FOLDER: a player's text survives a kill in mid-sentence. A script types half a sentence and
# waits; the program is killed once the text is saved, and the next run has it, with the rest of the half-made card.
set -euo pipefail
program=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
words=(--size 1280x800 --seed 1 --fast --no-sound --profile profile)

"$program" "${words[@]}" --drive "$here/scripts/killed_typing.jsonl" &
typing=$!
trap 'kill -9 "$typing" 2>/dev/null || true' EXIT
until grep -q "Water is at the thi" profile/stories/coin-rpg.draft.json 2>/dev/null; do
    if ! kill -0 "$typing" 2>/dev/null; then
        echo "it ended before it was killed" >&2
        exit 1
    fi
    sleep 0.1
done
kill -9 "$typing"
wait "$typing" 2>/dev/null || true
trap - EXIT

"$program" "${words[@]}" --drive "$here/scripts/killed_again.jsonl"
# The card is face down: its text is only in the saved table.
grep -q '"description":"Water is at the thi"' profile/stories/coin-rpg.json
