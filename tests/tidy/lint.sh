#!/usr/bin/env bash
# lint.sh [PATTERN]: findings of clang-tidy (.clang-tidy) and cppcheck in engine/ and game/, only in paths that match
# PATTERN, if given; and differences from clang-format 14, everywhere. There should be none. It takes three quarters
# of an hour of one core, and is therefore no part of test.sh. It needs these tools and a configured build/release.
set -euo pipefail
cd "$(dirname "$0")/../.."
pattern=${1:-.}
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
status=0

git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run -Werror || status=1

# Unity batches are checked as a whole; including sources is their purpose.
sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/release/compile_commands.json | grep -E "/(engine|game)/" | grep -v "/tests/" |
    grep -E "$pattern" | sort -u |
    xargs -r -P "$jobs" -n 1 clang-tidy -p build/release --quiet --checks=-bugprone-suspicious-include || status=1

# Suppressed: small values passed as such; no return after a switch over a whole enum; stable_partition's result as a
# dangling end; cppcheck's own problems with C++20.
find engine game -name '*.cpp' | grep -E "$pattern" | sort >build/release/lint.txt
cppcheck --std=c++20 --language=c++ --enable=warning,performance,portability --quiet --error-exitcode=1 -j "$jobs" \
    --suppress=passedByValue --suppress=missingReturn --suppress=invalidContainer:engine/measure/crowd_gather.cpp \
    --suppress=duplicateAssignExpression --suppress=useInitializationList --suppress=CastIntegerToAddressAtReturn \
    --suppress=internalAstError -I. --file-list=build/release/lint.txt || status=1
exit $status
