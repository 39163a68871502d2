#!/usr/bin/env bash
# faults.sh [WORDS FOR CTEST...]: every test, also those of the window, under AddressSanitizer and UBSan. An hour on
# two cores from nothing; a step of its own in CI, since test.sh only has time for the headless rooms. Leaks of the
# graphics driver are excluded (leaks.supp).
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh
# shellcheck disable=SC2086
need $build_packages $test_packages
build=build/asan-window
test -f $build/build.ninja || cmake --preset asan -B $build -DCOINWARS_FUZZ=OFF
cmake --build $build
export ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1:malloc_context_size=8 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
export LSAN_OPTIONS="suppressions=$PWD/tests/long/leaks.supp:print_suppressions=0"
# Leaks are counted after the driver was unloaded, without its name; keeping it loaded preserves the name.
driver=$(find /usr/lib* -name swrast_dri.so -print -quit 2>/dev/null || true)
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
LD_PRELOAD=$driver exec ctest --test-dir $build --output-on-failure -j "$jobs" "$@"
