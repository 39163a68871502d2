#!/usr/bin/env bash
# long.sh [SECONDS] [READER...]: each reader is fuzzed so long (1800), one after the other, from what earlier runs found on.
# Findings lie in build/fuzz/found/READER-*; each reader's last lines are printed.
#   cmake --preset fuzz && cmake --build --preset fuzz && tests/fuzz/long.sh 1800
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-1800}
shift || true
fuzz=build/fuzz/bin/fuzz found=build/fuzz/found
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
readers=$*
test -n "$readers" || readers=$({ "$fuzz" 2>&1 || true; } | sed 's/.*readers are//')
status=0
for reader in $readers; do
    mkdir -p "$found/$reader"
    echo "== $reader"
    "$fuzz" "$reader" "$found/$reader" "tests/fuzz/seeds/$reader" -dict="tests/fuzz/words/$reader.dict" -max_total_time="$seconds" \
        -timeout=120 -rss_limit_mb=4096 -artifact_prefix="$found/$reader-" -print_final_stats=1 >"$found/$reader.log" 2>&1 || status=1
    grep -E "^stat::number_of_executed_units|cov:|ERROR|SUMMARY" "$found/$reader.log" | tail -3
done
exit $status
