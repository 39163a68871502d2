#!/usr/bin/env bash
# figures.sh: measures every claim of the project on speed, size and strength, and prints one Markdown table; fails
# if a claim does not hold. Eight minutes on two free cores, once built. Comparisons with Battle for Wesnoth need
# apt-get install wesnoth-1.16-core.
set -euo pipefail
cd "$(dirname "$0")/../.."
{
    test -f build/bench/build.ninja || cmake --preset bench
    cmake --build build/bench --target bench_ratios bench_frames bench_bots
} >&2
export SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1
echo "| figure | here | held against | | claimed | holds |"
echo "|---|---|---|---|---|---|"
status=0
for bench in bench_ratios bench_frames bench_bots; do
    build/bench/bin/$bench || status=1
done
exit $status
