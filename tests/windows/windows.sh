#!/usr/bin/env bash
# windows.sh [--yes] [--build]: builds the programs for Windows from Debian's packages, packs them as an archive and as an installer, and
# tries them in Wine, on an X server without a screen, beside the same programs of this system. README.md here says what is tried.
# Exit 77: the tools cannot be had on this machine; the sentence says why.
#   --yes     do not ask before installing
#   --build   builds and packs them, and no more
set -euo pipefail
cd "$(dirname "$0")/../.."
. tests/windows/in_wine.sh

asked=()
todo=try
for word in "$@"; do
    case "$word" in
    --yes) asked=(--yes) ;;
    --build) todo=build ;;
    *) echo "tests/windows/windows.sh [--yes] [--build]" >&2; exit 2 ;;
    esac
done

third_party/windows/tools.sh "${asked[@]}"
root=$PWD here=$PWD/build/release there=$PWD/build/windows-cross tried=$PWD/build/windows-cross/tried
[ -f "$there/build.ninja" ] || cmake --preset windows-cross
cmake --build "$there" --target coinwars coinwars-cli check_labels measure_bits play_by_seed test_core test_platform
(cd "$there" && cpack --config CPackConfig.cmake)
if [ "$todo" = build ]; then exit; fi
[ -f "$here/build.ninja" ] || cmake --preset release
cmake --build "$here" --target coinwars coinwars-cli check_labels
rm -rf "$tried"
mkdir -p "$tried"
start_wine "$tried"
trap end_wine EXIT

passed=0 failed=0
# holds WHAT COMMAND...
holds() {
    local what=$1
    shift
    if "$@" >"$tried/said" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $what"
        tail -n 20 "$tried/said"
    fi
}
# same COMMAND...: prints the same, to the byte, as a program of this system and as one of Windows.
same() { diff <("$here/bin/$1" "${@:2}") <("$wine" "$there/bin/$1.exe" "${@:2}"); }

echo "Without a window"
holds "measures" "$wine" "$there/bin/measure_bits.exe"
holds "battles by seed" diff <("$wine" "$there/bin/play_by_seed.exe" 40) <(head -n 40 tests/both_ways/battles.txt)
for replay in tests/replays/*.json tests/replays/stories/*.json tests/replays/former/*.json; do
    holds "$replay" same coinwars-cli replay --json "$replay"
done
holds "a laboratory of two threads" same coinwars-cli lab wedge phalanx --games 20 --jobs 2 --json
holds "the protocol's page" same coinwars-cli protocol
. tests/windows/bots.sh

echo "The window"
scripts='autosave|battle_armies|battle_cannae|battle_whole|broken_save|card_draw|continue|edged_coins|editor|keyboard|kept_profile|lab|lesson|names'
scripts="^(core|platform|gui_($scripts|own_files|print|replay|screens|settings_200_de|start_at_once|story_table_kept|universalis))\$"
holds "scripts on this system" ctest --test-dir "$here" -R "${scripts/core|platform|/}" --output-on-failure
holds "scripts on Windows" ctest --test-dir "$there" -R "$scripts" --output-on-failure
c++ -std=c++20 -O1 tests/windows/compare_pictures.cpp -o "$tried/compare_pictures"
for folder in "$there"/tests/gui/*/; do
    name=$(basename "$folder")
    [ -d "$folder/profile" ] || continue
    [ "$name" != lab ] || continue # how far it is depends on how fast it reckons
    holds "pictures of $name" "$tried/compare_pictures" "$here/tests/gui/$name" "$folder"
    tail -n 1 "$tried/said" | sed "s/^/  $name: /"
done
. tests/windows/folders.sh
. tests/windows/packages.sh

echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
