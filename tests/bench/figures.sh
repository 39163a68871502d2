#!/usr/bin/env bash
# figures.sh: measures all that the project claims of its speed, size and strength, and prints it as one table of Markdown; fails where
# a claim does not hold. Seven minutes on two free cores, once it is built. What is held against Battle for Wesnoth needs it:
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
