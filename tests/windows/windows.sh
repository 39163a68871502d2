#!/usr/bin/env bash
# windows.sh [--yes] [--build] [PART...]: builds the programs for Windows with Debian's packages, packs them as an
# archive and an installer, and tests them in Wine, on an X server without a screen, beside this system's programs.
# Parts: commands, bots, window, folders, packages, distance; all by default. README.md here says what they show.
# Exit 77: the tools are not available on this machine; the sentence says why.
#   --yes     do not ask before installing
#   --build   only builds and packs them
set -euo pipefail
cd "$(dirname "$0")/../.."
. tests/windows/in_wine.sh

asked=()
todo="try"
parts=()
for word in "$@"; do
    case "$word" in
    --yes) asked=(--yes) ;;
    --build) todo=build ;;
    commands | bots | window | folders | packages | distance) parts+=("$word") ;;
    *) echo "tests/windows/windows.sh [--yes] [--build] [commands | bots | window | folders | packages | distance ...]" >&2; exit 2 ;;
    esac
done
[ "${#parts[@]}" -gt 0 ] || parts=(commands bots window folders packages distance)

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
# plays PROGRAM FOLDER SCRIPT: runs a script of the window, as in tests/gui.
plays() {
    cmake "-DPROGRAM=$wine;$1" "-DREPLAY=$wine;$there/bin/coinwars-cli.exe" "-DCHECK=$here/bin/check_labels" "-DSCRIPT=$3" \
        "-DFOLDER=$2" "-DWORDS=--size;1280x800" -DPACE=--fast -P "$root/tests/gui/run_script.cmake"
}
for part in "${parts[@]}"; do
    echo "$part:"
    # shellcheck source=/dev/null
    . "tests/windows/$part.sh"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
