#!/usr/bin/env bash
# Installs what is missing (asks once), builds, and runs every test without needing a display.
#   --yes          do not ask before installing
#   --asan         the headless rooms once more under AddressSanitizer and UBSan (always in CI)
#   other words    go to ctest: ./test.sh -R rules
set -euo pipefail
cd "$(dirname "$0")"
. .ci/prepare.sh

yes=0
asan=${CI:+1}
words=()
for word in "$@"; do
    case "$word" in
    --yes) yes=1 ;;
    --asan) asan=1 ;;
    *) words+=("$word") ;;
    esac
done

# shellcheck disable=SC2086
need $build_packages $test_packages
# play.sh's first build has no tests. After it, warnings are not errors here either, or everything would be compiled again.
if [ -f build/release/CTestTestfile.cmake ]; then
    build release
else
    errors=$(sed -n 's/^COINWARS_WERROR:BOOL=//p' build/release/CMakeCache.txt 2>/dev/null || true)
    # In CI each test runs once: those of the headless rooms under the sanitizers.
    build release -DBUILD_TESTING=ON "-DCOINWARS_WERROR=${errors:-ON}" \
        -DCOINWARS_TEST_HEADLESS="$([ -n "${CI:-}" ] && echo OFF || echo ON)"
fi
if [ "${asan:-0}" = 1 ]; then build asan -DCOINWARS_WINDOW=OFF; fi

jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1:malloc_context_size=8 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
if [ "${asan:-0}" = 1 ]; then ctest --test-dir build/asan --output-on-failure -j "$jobs" "${words[@]}"; fi
ctest --test-dir build/release --output-on-failure -j "$jobs" "${words[@]}"
