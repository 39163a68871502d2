#!/usr/bin/env bash
# ranks.sh COINWARS_CLI MPIEXEC: one process and several ranks give the same numbers, also with an early stop, and
# several ranks continue a file begun by another number of them.
set -euo pipefail
cli=$1
mpiexec=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
results() { grep -v -e '"seconds"' -e cpu_second -e '"jobs"'; }

words=(lab wedge phalanx cannae:tails --games 60)
"$cli" "${words[@]}" --json | results >one
for ranks in 2 3; do
    "$mpiexec" -n $ranks "$cli" "${words[@]}" --json | results >several
    diff one several
done
"$cli" "${words[@]}" --stop-early --json | results >one
"$mpiexec" -n 3 "$cli" "${words[@]}" --stop-early --json | results >several
diff one several

"$cli" lab wedge phalanx --games 60 --csv --out whole >one
head -n 20 whole >part
"$mpiexec" -n 3 "$cli" lab wedge phalanx --games 60 --csv --out part --resume >several
diff one several
diff <(sort whole) <(sort part)
