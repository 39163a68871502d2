#!/usr/bin/env bash
# lab.sh [BATTLES]: fights this many battles (10000) in the laboratory, once with one worker and once with two. Each
# seed's battle has a checksum, which must be the same in both runs.
#   cmake --preset release && cmake --build --preset release && tests/long/lab.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
battles=${1:-10000}
cli=build/release/bin/coinwars-cli folder=build/release/long-lab
mkdir -p "$folder"

# Prints a line for each pair: its number, and the checksums of its battles' ends.
checksums() {
    rm -f "$folder/$1.shard"
    "$cli" lab wedge line --games "$battles" --seed 1 --jobs "$1" --out "$folder/$1.shard" >"$folder/$1.report"
    tail -n +2 "$folder/$1.shard" | sed 's/.*"k":\([0-9]*\),.*"hash":"\([0-9a-f]*\)".*"hash":"\([0-9a-f]*\)".*/\1 hash \2 hash \3/' | sort -n >"$folder/$1.checksums"
}
checksums 1
checksums 2
fought=$(grep -o hash "$folder/1.checksums" | wc -l)
test "$fought" -eq "$battles" || { echo "$fought battles have a checksum, not $battles." >&2; exit 1; }
cmp "$folder/1.checksums" "$folder/2.checksums"
echo "$battles battles, the same with one worker and with two; all checksums together: $(sha256sum <"$folder/1.checksums" | cut -c1-16)"
