#!/usr/bin/env bash
# long.sh [SECONDS] [READER...]: fuzzes each reader for this much processor time (1800), one after the other, from
# earlier runs' results. Findings are in build/fuzz/found/READER-*; prints each reader's last lines.
#   cmake --preset fuzz && cmake --build --preset fuzz && tests/fuzz/long.sh 1800
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-1800}
shift || true
fuzz=build/fuzz/bin/fuzz found=build/fuzz/found
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
readers=$*
test -n "$readers" || readers=$({ "$fuzz" 2>&1 || true; } | sed 's/.*readers are//')
mkdir -p "$found"

# Sets `spent`: the processor seconds of this script's children; `times` reports them only to the shell itself.
look() {
    times >"$found/times.$$"
    spent=$(awk -F '[ms ]+' 'NR == 2 { print int(60 * ($1 + $3) + $2 + $4) }' "$found/times.$$")
}

# A minute at a time; on a busy machine that is less processor time.
fuzz_reader() {
    local reader=$1 runs=0 before
    look
    before=$spent
    while [ $((spent - before)) -lt "$seconds" ]; do
        "$fuzz" "$reader" "$found/$reader" "tests/fuzz/seeds/$reader" -dict="tests/fuzz/words/$reader.dict" -max_total_time=60 \
            -timeout=120 -rss_limit_mb=4096 -artifact_prefix="$found/$reader-" -print_final_stats=1 >"$found/$reader.log" 2>&1 || {
            grep -E "ERROR|SUMMARY" "$found/$reader.log" | tail -2
            return 1
        }
        runs=$((runs + $(sed -n 's/^stat::number_of_executed_units: *//p' "$found/$reader.log")))
        look
    done
    echo "$runs executions in $((spent - before)) seconds; $(grep -o "cov: [0-9]*" "$found/$reader.log" | tail -1)"
}

status=0
for reader in $readers; do
    mkdir -p "$found/$reader"
    printf '%s: ' "$reader"
    fuzz_reader "$reader" || status=1
done
rm -f "$found/times.$$"
exit $status
