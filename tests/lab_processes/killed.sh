#!/usr/bin/env bash
# killed.sh COINWARS_CLI: a shard killed while it fights continues where it was, without counting anything twice; a
# file with a torn line is as good as one without it.
set -euo pipefail
cli=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
words=(lab wedge phalanx mixte --games 600 --jobs 2)

"$cli" "${words[@]}" --csv >whole.csv
"$cli" "${words[@]}" --shard 2/2 --out second >log
"$cli" "${words[@]}" --shard 1/2 --out first >log &
shard=$!
while [ "$(cat first 2>/dev/null | wc -l)" -lt 20 ] && kill -0 $shard 2>/dev/null; do sleep 0.01; done
kill -KILL $shard 2>/dev/null || true
wait $shard 2>/dev/null || true
lines=$(wc -l <first)
truncate --size=-7 first
"$cli" "${words[@]}" --shard 1/2 --out first --resume >log
"$cli" lab merge second first --csv >merged.csv
diff whole.csv merged.csv
[ "$(wc -l <first)" -eq 451 ] || { echo "a shard of $(wc -l <first) lines, killed after $lines"; exit 1; }
if "$cli" lab merge first second first >log 2>&1; then echo "an overlap was not refused"; exit 1; fi
echo "killed after $lines of 451 lines"
