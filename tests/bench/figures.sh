#!/usr/bin/env bash
# figures.sh: measures all the project's claims about speed, size and strength, and prints them as one table in Markdown; fails if
# a claim does not hold. Eight minutes on two free cores, once it is built. The comparisons with Battle for Wesnoth need it:
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
