#!/usr/bin/env bash
# Builds the page for browsers into build/web/bin and tests it: the sample replays have the same hashes as natively,
# and a headless Chromium plays. Exit 77: the tools are not available on this machine.
#   --yes     do not ask before installing
#   --build   builds it, and no more
#   --serve   builds it and shows it on this machine: http://127.0.0.1:8000/
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh

asked=()
todo="test"
for word in "$@"; do
    case "$word" in
    --yes) asked=(--yes) ;;
    --build | --serve) todo=${word#--} ;;
    *) echo "tests/web/web.sh [--yes] [--build | --serve]" >&2; exit 2 ;;
    esac
done

third_party/web/tools.sh "${asked[@]}"
launcher=()
if command -v ccache >/dev/null; then
    # ccache does not recognize em++ by its name.
    export CCACHE_COMPILERTYPE=clang
    launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
build web "${launcher[@]}"

page=build/web/bin
echo "The page is $page:"
for file in coinwars.wasm coinwars.js coinwars.data; do
    printf '  %-14s %6d KB, %6d KB gzipped\n' "$file" $(($(wc -c <"$page/$file") / 1024)) $(($(gzip -9c "$page/$file" | wc -c) / 1024))
done
if [ "$todo" = build ]; then exit; fi
if [ "$todo" = serve ]; then exec node tests/web/server.mjs "$page"; fi

target=coinwars-cli build release
status=0
tests/web/replays.sh build/web/cli/coinwars-cli.js || status=1
node tests/web/page_test.mjs "$page" build/web/test || status=1
node tests/web/tabs_test.mjs . build/web/tabs-test || status=1
node tests/web/table_test.mjs "$page" build/web/table-test build/release/bin/coinwars-cli || status=1
exit $status
