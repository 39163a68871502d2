#!/usr/bin/env bash
# replays.sh COINWARS_CLI_JS [NATIVE_COINWARS_CLI]: replays every sample as WebAssembly, checking the hash of each
# recorded step; and compares its end with that of the native program, if there is one.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$1 native=${2:-build/release/bin/coinwars-cli}

passed=0 failed=0
for replay in tests/replays/*.json tests/replays/stories/*.json tests/replays/former/*.json; do
    if end=$(node "$program" replay --json "$replay") &&
        { [ ! -x "$native" ] || diff <("$native" replay --json "$replay") <(echo "$end"); }; then
        passed=$((passed + 1))
    else
        echo "$replay: another end as WebAssembly: $end"
        failed=$((failed + 1))
    fi
done
[ -x "$native" ] || echo "The native program is not built: the replays were held against their own hashes alone."
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
