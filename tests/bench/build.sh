#!/usr/bin/env bash
# build.sh: the cost of `./play.sh` and `CI=1 ./test.sh` from nothing, in processor seconds, as a table. Takes as
# long as they do: it runs those scripts' commands in a fresh copy of the commit. The window is not opened.
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh
# shellcheck disable=SC2086
need $build_packages $test_packages
copy=$(mktemp -d)
log=$(mktemp)
trap 'rm -rf "$copy" "$log"' EXIT
git archive HEAD | tar -x -C "$copy"
cd "$copy"
git init -q .  # the test of layout asks which files are the project's
git add -A
unset CMAKE_CXX_COMPILER_LAUNCHER CMAKE_C_COMPILER_LAUNCHER
export CCACHE_DISABLE=1
TIMEFORMAT='%U %S'
total=0

# step NAME COMMAND...: runs it and prints its row.
step() {
    local name=$1 spent
    shift
    { spent=$( { time "$@" >"$log" 2>&1 || { tail -40 "$log" >&2; exit 1; }; } 2>&1 ); } || { echo "$spent"; exit 1; }
    spent=$(awk '{ printf "%.0f", $1 + $2 }' <<<"$spent")
    total=$((total + spent))
    echo "| $name | $spent |"
}
# dearest PRESET: the five slowest compile steps.
dearest() {
    awk 'NR > 1 { split($4, parts, "/"); printf "%.0f %s\n", ($2 - $1) / 1000, parts[length(parts)] }' "build/$1/.ninja_log" |
        sort -rn | head -5 | sed 's/^/    /'
}

jobs=$(getconf _NPROCESSORS_ONLN)
echo "| step | processor seconds |"
echo "|---|---|"
target=coinwars
step "play.sh: configure and build" build release -DBUILD_TESTING=OFF -DCOINWARS_WERROR=OFF
target=
rm -rf build
step "test.sh: release, configure and build" build release -DBUILD_TESTING=ON -DCOINWARS_TEST_HEADLESS=OFF
step "test.sh: sanitized, configure and build" build asan -DCOINWARS_WINDOW=OFF
export ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1:malloc_context_size=8 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
step "test.sh: sanitized tests" ctest --test-dir build/asan --output-on-failure -j "$jobs"
step "test.sh: release tests" ctest --test-dir build/release --output-on-failure -j "$jobs"
echo "| together | $total |"
for preset in release asan; do
    echo
    echo "Longest steps of $preset, in seconds of a core that others use as well:"
    dearest $preset
done
